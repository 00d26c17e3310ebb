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

/** Pages the reader opened, the latest first. */
export function recentPages(): RecentPage[] {
  return readStoredList(key, isRecentPage);
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
  const { path, language } = parseDocsPath(location.pathname);
  const title = document
    .querySelector('main article > header > h1')
    ?.firstChild?.textContent?.trim();
  if (path.startsWith('/x/') && title) {
    const others = recentPages().filter((page) => page.path !== path);
    storeList(key, [{ path, title, language }, ...others].slice(0, kept));
  }
}
