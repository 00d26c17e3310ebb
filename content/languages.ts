import type { LanguageConfig } from '#model/Language.ts';
import { defaultLanguage, urlLanguages } from '#model/urlLanguages.ts';

/** Languages of the site: English is finished, Chinese is being translated, both are prerendered. */
export const languageConfig: LanguageConfig = {
  defaultLanguage,
  languages: ['en'],
  languagesInProgress: ['zh'],
  prerendered: [...urlLanguages],
  labels: { en: 'English', zh: '中文' },
};

/** Languages demos can be themed in: Portuguese has a locale pack, but no pages and no URL prefix. */
export const themeLanguages = ['en', 'zh', 'pt'] as const;
