import { createContext, type ReactNode, use } from 'react';
import type { Language } from '#model/Language.ts';
import { dictionaries } from './dictionaries.ts';
import { translate } from './translate.ts';

const LanguageContext = createContext<Language | null>(null);

/** Makes the language of the address known to everything below. */
export function LanguageProvider({
  language,
  children,
}: {
  language: Language;
  children: ReactNode;
}) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** Language of the current address. */
export function useLanguage(): Language {
  const language = use(LanguageContext);
  if (language === null) {
    throw new Error('useLanguage needs a LanguageProvider above it.');
  }
  return language;
}

/** Returns `t(key, values)` for the current language. */
export function useTranslate(): (key: string, values?: Record<string, string>) => string {
  const language = useLanguage();
  return (key, values) => translate(dictionaries, language, key, values ? { values } : {});
}
