import type { Root } from 'mdast';
import type { ParseContext } from '#pipeline/markdown/ParseContext.ts';
import { visit } from 'unist-util-visit';

/** Raw HTML would bypass every check of a page, so it is refused; comments are dropped. */
export function rejectHtml(tree: Root, context: ParseContext): void {
  visit(tree, 'html', (node, index, parent) => {
    const markup = node.value.replace(/<!--[\s\S]*?-->/g, '').trim();
    if (markup !== '') {
      const tag = markup.match(/^<\/?[\w-]+/)?.[0];
      context.report(
        node,
        `Raw HTML (${tag ? `${tag}>` : markup.slice(0, 20)}) is not allowed.`,
        'Use Markdown or a directive; put a literal tag into inline code.',
      );
    }
    parent?.children.splice(index ?? 0, 1);
    return index;
  });
}
