import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** `:kbd[Ctrl]` becomes a `<kbd>` element. */
export function keyboardKeys(tree: Root): void {
  visit(tree, 'textDirective', (node) => {
    if (node.name === 'kbd') {
      node.data = { ...node.data, hName: 'kbd' };
    }
  });
}
