import type { Language } from './Language.ts';
import { languageHref } from './DocsPath.ts';

/** Path of the payload that a client navigation to this page fetches. */
export function payloadPath(pagePath: string): string {
  return `/page-data${pagePath === '/' ? '/index' : pagePath}.json`;
}

/** The page that a payload belongs to. */
export function pageOfPayload(path: string): string {
  const page = path.replace(/^\/page-data/, '').replace(/\.json$/, '');
  return page === '/index' ? '/' : page;
}

/** Path of the code of a page's demos. */
export function sourcesPath(pagePath: string): string {
  return `/page-sources${pagePath}.json`;
}

/** Path of the entries of a branch of the navigation tree, given by its identifier. */
export function branchPath(id: string, language: Language): string {
  return `/navigation/${language}${id}.json`;
}

/** Path of a page's Markdown copy, language included. */
export function markdownPath(pagePath: string): string {
  const [path = '', hash] = pagePath.split('#', 2);
  return `${path === '/' ? '/index' : path}.md${hash === undefined ? '' : `#${hash}`}`;
}

/** The page a Markdown copy belongs to; null for any other path. */
export function pageOfMarkdown(path: string): string | null {
  if (!path.endsWith('.md')) {
    return null;
  }
  const page = path.slice(0, -'.md'.length);
  return page === '/index' ? '/' : page;
}

/** Whether a page has a Markdown copy: documentation pages do, front pages and pages that only run code do not. */
export function hasMarkdown(pagePath: string): boolean {
  return /^(\/[a-z]{2})?\/(?:x\/.|api-docs$)/.test(pagePath);
}

/** Entry pages; their Markdown copy is the list of the whole site. */
export const frontPages: readonly string[] = ['/'];

/** Path of the feed of new features in a language. */
export function newsFeedPath(language: Language): string {
  return languageHref('/whats-new.xml', language);
}

/** Path of the feed of changed pages in a language. */
export function feedPath(language: Language): string {
  return languageHref('/feed.xml', language);
}
