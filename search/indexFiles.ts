import type { Language } from '#model/Language.ts';

/** Part of the index that belongs to no product. */
export const librarySlug = 'library';

/** Part of the index with the messages of the library, which is loaded after the products. */
export const errorsSlug = 'errors';

/** Address of the names of a part of the site. */
export function namesFile(language: Language, product: string | null): string {
  return `/search-index/${language}/${product ?? librarySlug}.names.json`;
}

/** Address of the texts of a part of the site. */
export function textsFile(language: Language, product: string | null): string {
  return `/search-index/${language}/${product ?? librarySlug}.texts.json`;
}

/** Address of what is offered before anything is typed. */
export function startFile(language: Language): string {
  return `/search-index/${language}/start.json`;
}

/** Address of the explained messages, for tools that match whole messages. */
export function errorsFile(language: Language): string {
  return `/search-index/${language}/${errorsSlug}.json`;
}

/** Address of what every tool must know about the site: `SiteFacts`. */
export const siteFile = '/search-index/site.json';

/** What every tool must know about the site. */
export interface SiteFacts {
  /** Scheme and host of the published site, without a trailing slash. */
  origin: string;
}

/** A page offered before anything is typed. */
export interface StartPage {
  /** Path without language. */
  path: string;
  title: string;
  /** Titles above it, outermost first. */
  trail: string[];
  /** Folder of the product below `content/`; null for the library. */
  product: string | null;
}
