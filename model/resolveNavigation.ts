import type { NavEntry } from './NavEntry.ts';
import type { NavNode, NavTag } from './NavNode.ts';

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

/** Title of an entry: from the dictionary, else its own, else derived from its pathname (S2.16). */
export function pageTitle(
  entry: Pick<NavEntry, 'pathname' | 'title' | 'subheader'>,
  titles: Readonly<Record<string, string>>,
): string {
  return (
    titles[entry.pathname] ?? entry.title ?? entry.subheader ?? titleFromPathname(entry.pathname)
  );
}

function titleFromPathname(pathname: string): string {
  const segment = pathname.split('/').findLast((part) => part !== '') ?? '';
  const name = segment.replace('react-', '').replace(/\..*$/, '');

  if (pathname.startsWith('/api-docs/')) {
    return pascalCase(name);
  }
  if (pathname.includes('/api/')) {
    return /^use(?:-|$)/.test(name) ? lowerFirst(pascalCase(name)) : pascalCase(name);
  }
  return upperFirst(name.replaceAll('-', ' '));
}

function pascalCase(name: string): string {
  return name.split('-').map(upperFirst).join('');
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
