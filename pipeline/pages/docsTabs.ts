import type { ApiEntry, ApiLink } from '#model/api/ApiEntry.ts';
import type { DocsTab } from '#model/DocsTab.ts';
import type { Page } from '#model/Page.ts';

/** Tabs of a guide: its demos and the APIs it documents; none if it documents no API (S2.8). */
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

/** Path of a tab; the demos are at the path of the guide itself. */
export function tabPath(pagePath: string, tab: DocsTab): string {
  return tab === 'demos' ? pagePath : `${pagePath}/${tab}`;
}

/** API pages of the components and hooks a guide documents, in the order of its front matter. */
export function findApiLinks(
  { meta, section }: Pick<Page, 'meta' | 'section'>,
  apis: readonly ApiEntry[],
): ApiLink[] {
  return [...meta.components, ...meta.hooks].flatMap((name) => {
    const found = apis.filter((api) => api.name === name);
    // Two products may export the same name; the guide's own product takes precedence.
    const api = found.find(({ product }) => product === section) ?? found[0];
    return api?.kind === 'component' || api?.kind === 'hook'
      ? [{ kind: api.kind, name, path: api.path, plan: api.plan }]
      : [];
  });
}

/** The kind of exports a tab shows. */
export function kindOfTab(tab: Exclude<DocsTab, 'demos'>): ApiLink['kind'] {
  return tab === 'components-api' ? 'component' : 'hook';
}
