import type { Paragraph, Root } from 'mdast';
import type { ParseContext } from '#pipeline/markdown/ParseContext.ts';
import { visit } from 'unist-util-visit';

/** A mistyped directive is plain text to the parser; a line that starts with two colons was meant to be one. */
export function rejectStrayColons(tree: Root, context: ParseContext): void {
  visit(tree, 'paragraph', (node) => {
    const lines = plainText(node).split('\n');
    const index = lines.findIndex((line) => /^\s*::/.test(line));
    const line = lines[index];
    if (line === undefined) {
      return;
    }
    const start = node.position?.start ?? { line: 1, column: 1, offset: 0 };
    const at = { ...start, line: start.line + index };
    context.report(
      { type: 'text', position: { start: at, end: at } },
      `The line "${line.trim()}" opens and closes nothing.`,
      'Write ::demo{name="…"} without spaces, a title as :::info[Title], and :::: around what holds another :::.',
    );
  });
}

function plainText(node: Paragraph): string {
  return node.children
    .map((child) => {
      if (child.type === 'text') {
        return child.value;
      }
      return child.type === 'textDirective' ? `:${child.name}` : '…';
    })
    .join('');
}
