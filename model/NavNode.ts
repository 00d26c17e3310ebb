import { stripDocsTab } from './DocsTab.ts';
import type { Plan } from './Plan.ts';

/** What a reader should know about an entry before opening it (S2.11). */
export type NavTag = Plan | PageState;

/** How far along a page's subject is. */
export type PageState = 'new' | 'planned' | 'preview';

/** A page of the site. */
export interface NavPage {
  kind: 'page';
  path: string;
  title: string;
  tags: NavTag[];
  /** False while the page has no text yet; such an entry is shown without a link. */
  written: boolean;
}

/** A link that leaves the site. */
export interface NavExternal {
  kind: 'external';
  href: string;
  title: string;
}

/** An expandable entry; its tags are its own, not its children's. */
export interface NavGroup {
  kind: 'group';
  id: string;
  title: string;
  tags: NavTag[];
  children: NavNode[];
}

/** A caption above its children, which are always visible. */
export interface NavLabel {
  kind: 'label';
  id: string;
  title: string;
  children: NavNode[];
}

/** One node of the navigation tree, ready to be shown in one language. */
export type NavNode = NavPage | NavExternal | NavGroup | NavLabel;

/** Each page of the site asks for the leaves of the same tree, and of the groups in it, several times. */
const knownLeaves = new WeakMap<readonly NavNode[], readonly (NavPage | NavExternal)[]>();

/** Leaves of the navigation tree in reading order. */
export function flattenNavigation(nodes: readonly NavNode[]): readonly (NavPage | NavExternal)[] {
  const known = knownLeaves.get(nodes);
  if (known) {
    return known;
  }
  const leaves = nodes.flatMap((node) =>
    'children' in node ? flattenNavigation(node.children) : [node],
  );
  knownLeaves.set(nodes, leaves);
  return leaves;
}

/** Chain of nodes from the top of the tree to the page of a path, the page last; empty when it is not listed. */
export function trailOfPath(nodes: readonly NavNode[], path: string): NavNode[] {
  const page = stripDocsTab(path);
  for (const node of nodes) {
    if (node.kind === 'page' && node.path === page) {
      return [node];
    }
    const below = 'children' in node ? trailOfPath(node.children, page) : [];
    if (below.length > 0) {
      return [node, ...below];
    }
  }
  return [];
}

/**
 * Groups and labels around a page, outermost first. A page of the reference that is not listed is where its product's
 * index is.
 */
export function groupsAround(nodes: readonly NavNode[], path: string): (NavGroup | NavLabel)[] {
  const own = trailOfPath(nodes, path);
  const [index] = /^\/x\/api\/[^/]+/.exec(path) ?? [];
  const trail = own.length === 0 && index !== undefined ? trailOfPath(nodes, index) : own;
  return trail.filter((node) => node.kind === 'group' || node.kind === 'label');
}

/** Entries of a group above which a page does not carry them. */
const branchSize = 15;

/** Whether a group has so many entries that they are fetched when a reader opens it, except around the current page. */
export function isBranch(node: NavNode): node is NavGroup {
  return node.kind === 'group' && flattenNavigation(node.children).length > branchSize;
}

/** Every branch of the tree, those within others included. */
export function branchesOf(nodes: readonly NavNode[]): NavGroup[] {
  return nodes.flatMap((node) =>
    'children' in node ? [...(isBranch(node) ? [node] : []), ...branchesOf(node.children)] : [],
  );
}

/** Identifiers of the branches around a page, outermost first. */
export function branchesAround(nodes: readonly NavNode[], path: string): string[] {
  return groupsAround(nodes, path)
    .filter(isBranch)
    .map(({ id }) => id);
}

/** The pages before and after a page. */
export interface Neighbors {
  previous: NavPage | null;
  next: NavPage | null;
}

/** Nearest written pages before and after a path in reading order; none for a path outside the tree. */
export function neighbors(nodes: readonly NavNode[], path: string): Neighbors {
  const page = stripDocsTab(path);
  const pages = flattenNavigation(nodes).filter((node) => node.kind === 'page');
  const index = pages.findIndex((node) => node.path === page);
  if (index === -1) {
    return { previous: null, next: null };
  }
  return {
    previous: pages.slice(0, index).findLast((node) => node.written) ?? null,
    next: pages.slice(index + 1).find((node) => node.written) ?? null,
  };
}
