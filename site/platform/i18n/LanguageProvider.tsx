import { createContext, type ReactNode, use } from 'react';
import type { Language } from '#model/Language.ts';

const LanguageContext = createContext<Language | null>(null);

/** Makes the language of the URL known to everything below. */
export function LanguageProvider({
  language,
  children,
}: {
  language: Language;
  children: ReactNode;
}) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** Language of the current URL. */
export function useLanguage(): Language {
  const language = use(LanguageContext);
  if (language === null) {
    throw new Error('useLanguage needs a LanguageProvider above it.');
  }
  return language;
}
