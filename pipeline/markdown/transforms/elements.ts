import type { Root, RootContent, Table } from 'mdast';
import { calloutKinds, isCalloutKind } from '#pipeline/markdown/calloutKinds.ts';
import type { ParseContext } from '#pipeline/markdown/ParseContext.ts';
import { visit } from 'unist-util-visit';

/** `:::warning[Title]` becomes an aside; its label names the kind for those who cannot see the color. */
export function callouts(tree: Root, context: ParseContext): void {
  visit(tree, 'containerDirective', (node) => {
    if (!isCalloutKind(node.name)) {
      return;
    }
    const ariaLabel = context.messages.callouts[node.name];
    node.data = {
      ...node.data,
      hName: 'aside',
      hProperties: { className: ['callout'], dataTone: calloutKinds[node.name].tone, ariaLabel },
    };
    const [first] = node.children;
    if (first?.data && 'directiveLabel' in first.data) {
      first.data = { ...first.data, hProperties: { className: ['callout-title'] } };
    }
  });
}

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
