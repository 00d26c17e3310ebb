import { siteConfig } from 'virtual:docs/config';
import { defaultLanguage, type Language } from '#model/Language.ts';

/** Language the document was prerendered in; a host may answer a wrong URL with a document in another one. */
export function documentLanguage(): Language {
  const { lang } = document.documentElement;
  return siteConfig.languages.find(({ tag }) => tag === lang)?.code ?? defaultLanguage;
}

/** How the `lang` attribute names a language. */
export function languageTag(language: Language): string {
  return siteConfig.languages.find(({ code }) => code === language)?.tag ?? language;
}
