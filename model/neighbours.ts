import { flattenNavigation } from './flattenNavigation.ts';
import type { NavNode, NavPage } from './NavNode.ts';
import { stripDocsTab } from './stripDocsTab.ts';

/** The pages a reader can go on to from the end of a page. */
export interface Neighbours {
  previous: NavPage | null;
  next: NavPage | null;
}

/** Nearest written pages before and after a path in reading order; none for a path outside the tree. */
export function neighbours(nodes: readonly NavNode[], path: string): Neighbours {
  const page = stripDocsTab(path);
  const pages = pagesOf(nodes);
  const index = pages.findIndex((node) => node.path === page);
  if (index === -1) {
    return { previous: null, next: null };
  }
  return {
    previous: pages.slice(0, index).findLast((node) => node.written) ?? null,
    next: pages.slice(index + 1).find((node) => node.written) ?? null,
  };
}

/** A build asks for each of a thousand pages of the same tree. */
const known = new WeakMap<readonly NavNode[], NavPage[]>();

function pagesOf(nodes: readonly NavNode[]): NavPage[] {
  const pages = known.get(nodes) ?? flattenNavigation(nodes).filter((node) => node.kind === 'page');
  known.set(nodes, pages);
  return pages;
}
