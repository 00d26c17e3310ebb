import type { PageLink } from '#model/PageView.ts';

const shown = 8;

/** Pages whose title or path holds every word of the query, titles that start with it first. */
export function matchTitles(pages: readonly PageLink[], query: string): PageLink[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return pages
    .map((page) => ({ page, title: page.title.toLowerCase(), path: page.path.toLowerCase() }))
    .filter(({ title, path }) => words.every((word) => title.includes(word) || path.includes(word)))
    .map((entry) => ({ ...entry, rank: entry.title.startsWith(words.join(' ')) ? 0 : 1 }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, shown)
    .map(({ page }) => page);
}
