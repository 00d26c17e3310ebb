import type { Language } from '#model/Language.ts';
import { parseDocsPath } from '#model/DocsPath.ts';
import { onEachPage } from '#site/platform/navigation/onEachPage.ts';
import { readStoredList, storeList } from '#site/platform/storedList.ts';

/** A page the reader opened. */
export interface RecentPage {
  /** Path without language. */
  path: string;
  title: string;
  /** Language of the title. */
  language: Language;
}

const key = 'docs-recent-pages';
const kept = 6;

/** Pages the reader opened, the latest first, including the current one before it is stored. */
export function recentPages(): RecentPage[] {
  const stored = readStoredList(key, isRecentPage);
  const page = openPage();
  return page ? [page, ...stored.filter(({ path }) => path !== page.path)].slice(0, kept) : stored;
}

function isRecentPage(value: unknown): value is RecentPage {
  const page = value as Partial<RecentPage> | null;
  return (
    typeof page?.path === 'string' &&
    page.path.startsWith('/x/') &&
    typeof page.title === 'string' &&
    typeof page.language === 'string'
  );
}

/** Stores each documentation page that is opened. */
export function watchRecentPages(): void {
  onEachPage(() => storeList(key, recentPages()));
}

function openPage(): RecentPage | null {
  const { path, language } = parseDocsPath(location.pathname);
  const title = document
    .querySelector('main article > header > h1')
    ?.firstChild?.textContent?.trim();
  return path.startsWith('/x/') && title ? { path, title, language } : null;
}
