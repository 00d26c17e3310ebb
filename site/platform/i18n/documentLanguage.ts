import type { Language } from '#model/Language.ts';
import { defaultLanguage, urlLanguages } from '#model/urlLanguages.ts';

/** How the `lang` attribute names a language. */
export const languageTags: Record<Language, string> = { en: 'en', zh: 'zh-CN' };

/** Language the document was prerendered in; a host may answer a wrong address with one in another language. */
export function documentLanguage(): Language {
  const { lang } = document.documentElement;
  return urlLanguages.find((language) => languageTags[language] === lang) ?? defaultLanguage;
}
