import type { ApiLink } from '#model/api/ApiLink.ts';
import type { DocsTab } from '#model/DocsTab.ts';

/** Tabs of a page: its demos, and the reference of what it documents; none when it documents nothing (S2.8). */
export function docsTabs(links: readonly ApiLink[]): DocsTab[] {
  const tabs: DocsTab[] = [];
  if (links.some(({ kind }) => kind === 'component')) {
    tabs.push('components-api');
  }
  if (links.some(({ kind }) => kind === 'hook')) {
    tabs.push('hooks-api');
  }
  return tabs.length > 0 ? ['demos', ...tabs] : [];
}

/** Address of a tab: the page itself for the demos. */
export function tabPath(pagePath: string, tab: DocsTab): string {
  return tab === 'demos' ? pagePath : `${pagePath}/${tab}`;
}
