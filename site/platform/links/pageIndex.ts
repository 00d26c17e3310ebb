import type { Language } from '#model/Language.ts';
import type { PageLink } from '#model/PageView.ts';
import { fetchOnce } from './fetchOnce.ts';

/** Paths and titles of all pages in a language. */
export function fetchPageIndex(language: Language): Promise<PageLink[]> {
  return fetchOnce<PageLink[]>(`/page-index/${language}.json`);
}
