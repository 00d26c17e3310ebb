import type { Root } from 'mdast';
import type { ParseContext } from '#pipeline/markdown/ParseContext.ts';
import { visit } from 'unist-util-visit';

/** Raw HTML would bypass every check of a page, so it is refused; comments are dropped. */
export function rejectHtml(tree: Root, context: ParseContext): void {
  visit(tree, 'html', (node, index, parent) => {
    if (!/^<!--[\s\S]*-->$/.test(node.value.trim())) {
      const tag = node.value.match(/^<\/?[\w-]+/)?.[0] ?? node.value.slice(0, 20);
      context.report(
        node,
        `Raw HTML (${tag}>) is not allowed.`,
        'Use Markdown or a directive; put a literal tag into inline code.',
      );
    }
    parent?.children.splice(index ?? 0, 1);
    return index;
  });
}
