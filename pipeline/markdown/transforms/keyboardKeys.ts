import type { Root } from 'mdast';
import type { ParseContext } from '#pipeline/markdown/ParseContext.ts';
import { visit } from 'unist-util-visit';

/** `:kbd[Ctrl]` becomes a `<kbd>` element. */
export function keyboardKeys(tree: Root, context: ParseContext): void {
  visit(tree, 'textDirective', (node) => {
    if (node.name !== 'kbd') {
      return;
    }
    if (node.children.length === 0) {
      context.report(node, ':kbd names no key.', 'Write the key in brackets: :kbd[Ctrl].');
    }
    node.data = { ...node.data, hName: 'kbd' };
  });
}
