/** Address of a page's Markdown copy, language included. */
export function markdownPath(pagePath: string): string {
  const [path = '', hash] = pagePath.split('#', 2);
  return `${path === '/' ? '/index' : path}.md${hash === undefined ? '' : `#${hash}`}`;
}

/** The page a Markdown copy belongs to; null for an address that is none. */
export function pageOfMarkdown(path: string): string | null {
  if (!path.endsWith('.md')) {
    return null;
  }
  const page = path.slice(0, -'.md'.length);
  return page === '/index' ? '/' : page;
}

/** Pages of the documentation have a copy; the pages that lead to them and those that only run code have none. */
export function hasMarkdown(pagePath: string): boolean {
  return /^(\/[a-z]{2})?\/x\/./.test(pagePath);
}

/** Pages that lead to the others; their copy is the list of the site. */
export const frontPages: readonly string[] = ['/', '/x'];
