import type { Language } from '#model/Language.ts';

/** Part of the index that belongs to no product. */
export const librarySlug = 'library';

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
