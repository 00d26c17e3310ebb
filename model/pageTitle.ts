import type { NavEntry } from './NavEntry.ts';

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
