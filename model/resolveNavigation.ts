import type { NavEntry } from './NavEntry.ts';
import type { NavNode, NavTag } from './NavNode.ts';
import { pageTitle } from './pageTitle.ts';

/** What the navigation needs to know beside its entries. */
export interface ResolveNavigationOptions {
  /** Titles by pathname, in the language to show. */
  titles: Readonly<Record<string, string>>;
  /** Tells whether the page of a path has been written. */
  isWritten: (path: string) => boolean;
}

/** Turns the entries authors write into the nodes readers see; a duplicated pathname throws (S3.1). */
export function resolveNavigation(
  entries: readonly NavEntry[],
  options: ResolveNavigationOptions,
): NavNode[] {
  const seen = new Set<string>();

  function resolve(entry: NavEntry): NavNode {
    const { pathname, children } = entry;
    if (seen.has(pathname)) {
      throw new Error(`The navigation lists "${pathname}" twice: remove one of the entries.`);
    }
    seen.add(pathname);

    const title = pageTitle(entry, options.titles);
    if (entry.subheader !== undefined) {
      return { kind: 'label', id: pathname, title, children: (children ?? []).map(resolve) };
    }
    const tags = tagsOf(entry);
    if (children) {
      return { kind: 'group', id: pathname, title, tags, children: children.map(resolve) };
    }
    if (!pathname.startsWith('/')) {
      return { kind: 'external', href: pathname, title };
    }
    return { kind: 'page', path: pathname, title, tags, written: options.isWritten(pathname) };
  }

  return entries.map(resolve);
}

function tagsOf({ plan, newFeature, planned, unstable }: NavEntry): NavTag[] {
  const tags: NavTag[] = plan ? [plan] : [];
  if (newFeature) {
    tags.push('new');
  }
  if (planned) {
    tags.push('planned');
  }
  if (unstable) {
    tags.push('preview');
  }
  return tags;
}
