import { createContext, use } from 'react';
import type { Language } from '#model/Language.ts';
import { languageHref } from '#model/languageHref.ts';

/** What every part of the reference needs to know about the page it stands on. */
export interface ApiPageContext {
  language: Language;
  /** Address that a folder of the documented library is appended to for reading its source. */
  sourceRoot: string;
  /** Prefix of anchors where several exports share a page; null where one has the page for itself. */
  owner: string | null;
}

/** Set around everything `renderApiPart` renders. */
export const ApiContext = createContext<ApiPageContext>({
  language: 'en',
  sourceRoot: '',
  owner: null,
});

/** Where links lead that the types give relative to the whole library's site, of which this is a part. */
const librarySite = 'https://mui.com';

/** Returns a function that completes the links of HTML that comes from the types: language here, host elsewhere. */
export function useLocalHtml(): (html: string) => { __html: string } {
  const { language } = use(ApiContext);
  return (html) => ({
    __html: html.replace(
      /href="(\/[^"]*)"/g,
      (_, path: string) =>
        `href="${/^\/x(\/|$)/.test(path) ? languageHref(path, language) : librarySite + path}"`,
    ),
  });
}

/** Attribute of text that the types give in English, whatever the reader's language. */
export function useTypesLanguage(): { lang?: 'en' } {
  const { language } = use(ApiContext);
  return language === 'en' ? {} : { lang: 'en' };
}
