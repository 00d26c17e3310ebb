import type { PageRecord } from '#search/SearchRecord.ts';

/** A guide for tests of the search. */
export function pageRecord(
  path: string,
  title: string,
  more: Partial<PageRecord> = {},
): PageRecord {
  return {
    kind: 'page',
    path,
    title,
    role: 'guide',
    trail: [],
    keywords: [],
    featured: true,
    state: 'written',
    plan: null,
    text: '',
    ...more,
  };
}
