import type { Root, RootContent, Table } from 'mdast';
import { visit } from 'unist-util-visit';

/** Wide tables scroll inside a focusable frame, so the page never scrolls sideways. */
export function wrapTables(tree: Root): void {
  visit(tree, 'table', (node: Table, index, parent) => {
    if (!parent || index === undefined) {
      return;
    }
    const frame = {
      type: 'blockquote',
      children: [node],
      data: { hName: 'div', hProperties: { className: ['table-frame'], tabIndex: 0 } },
    } satisfies RootContent;
    parent.children.splice(index, 1, frame);
    return index + 1;
  });
}
