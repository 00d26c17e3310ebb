import type { Language } from '#model/Language.ts';
import { parseDocsPath } from '#model/parseDocsPath.ts';
import { navigatedEvent } from '#site/platform/links/navigatedEvent.ts';
import { readStoredList, storeList } from './storedList.ts';

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

/** Pages the reader opened, the latest first: the one being read, also where nobody has remembered it yet. */
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

/** Remembers each documentation page as it is opened. */
export function watchRecentPages(): void {
  remember();
  addEventListener(navigatedEvent, remember);
}

function remember(): void {
  storeList(key, recentPages());
}

function openPage(): RecentPage | null {
  const { path, language } = parseDocsPath(location.pathname);
  const title = document
    .querySelector('main article > header > h1')
    ?.firstChild?.textContent?.trim();
  return path.startsWith('/x/') && title ? { path, title, language } : null;
}
