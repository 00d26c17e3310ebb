import { hasMarkdown, markdownPath } from '#model/markdownPath.ts';

/**
 * The address a link of a Markdown copy leads to. A link to a page leads to that page's copy, so that whoever follows
 * it stays with Markdown; a link to a section of the page itself stays as it is.
 */
export function absoluteLink(href: string, origin: string): string {
  if (!href.startsWith('/')) {
    return href;
  }
  return origin + (hasMarkdown(href) ? markdownPath(href) : href);
}
