import type { Language } from './Language.ts';

/** Language of URLs without a prefix. */
export const defaultLanguage: Language = 'en';

/** Languages a URL can name, as its first segment or in its query. */
export const urlLanguages: readonly Language[] = ['en', 'zh'];

/** Tells whether a text, such as a path segment, names a language of the site. */
export function isUrlLanguage(text: string | undefined): text is Language {
  return urlLanguages.some((language) => language === text);
}
