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

/** Returns a function that puts the reader's language into the links of HTML that comes from the types. */
export function useLocalHtml(): (html: string) => { __html: string } {
  const { language } = use(ApiContext);
  return (html) => ({
    __html: html.replace(
      /href="(\/[^"]*)"/g,
      (_, path: string) => `href="${languageHref(path, language)}"`,
    ),
  });
}

/** Attribute of text that the types give in English, whatever the reader's language. */
export function useTypesLanguage(): { lang?: 'en' } {
  const { language } = use(ApiContext);
  return language === 'en' ? {} : { lang: 'en' };
}
