import type { ReactNode } from 'react';
import type { Language } from '#model/Language.ts';
import { ThemeStateProvider } from '#site/platform/settings/ThemeStateProvider.tsx';
import { LanguageProvider } from '#site/platform/i18n/LanguageProvider.tsx';

/** Everything a page may take for granted (S1.4). */
export function Providers({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <LanguageProvider language={language}>
      <ThemeStateProvider>{children}</ThemeStateProvider>
    </LanguageProvider>
  );
}
