import type { Root } from 'mdast';
import { languageHref } from '#model/DocsPath.ts';
import { isLanguage } from '#model/Language.ts';
import type { ParseContext } from '#pipeline/markdown/ParseContext.ts';
import { visit } from 'unist-util-visit';

/** Collects links for checking, adds the page's language to internal ones and marks external ones. */
export function localizeLinks(tree: Root, context: ParseContext): void {
  visit(tree, 'link', (node) => {
    const href = node.url;
    if (/^https?:\/\//.test(href)) {
      node.data = { ...node.data, hProperties: { ...node.data?.hProperties, rel: ['noopener'] } };
      return;
    }
    if (href.startsWith('mailto:')) {
      return;
    }
    if (!href.startsWith('/') && !href.startsWith('#')) {
      context.report(
        node,
        `The link "${href}" is relative.`,
        'Start internal links with / and leave out language and trailing slash.',
      );
      return;
    }
    if (isLanguage(href.split(/[/?#]/, 2)[1]) || /[^/]\/(#|$)/.test(href)) {
      context.report(
        node,
        `The link "${href}" carries a language or a trailing slash.`,
        'Write the plain path; the site adds the language.',
      );
      return;
    }
    context.links.push({ href, line: node.position?.start.line ?? 1 });
    node.url = languageHref(href, context.language);
  });
  visit(tree, 'definition', (node) => {
    // A page is split into blocks at its demos; other blocks would not see the definition.
    context.report(
      node,
      `The address of "${node.label ?? node.identifier}" is defined apart from its link.`,
      'Write the address in its place: [text](/x/…).',
    );
  });
}
