import type { Root } from 'mdast';
import type { ParseContext } from '#pipeline/markdown/ParseContext.ts';
import { visit } from 'unist-util-visit';

/** `:::warning[Title]` becomes an aside whose tone is also said in words. */
export function callouts(tree: Root, context: ParseContext): void {
  visit(tree, 'containerDirective', (node) => {
    const tone = node.name as keyof typeof context.strings.callouts;
    const toneLabel = context.strings.callouts[tone];
    if (!toneLabel) {
      return;
    }
    node.data = {
      ...node.data,
      hName: 'aside',
      hProperties: { className: ['callout'], dataTone: tone, ariaLabel: toneLabel },
    };
    const [first] = node.children;
    if (first?.data && 'directiveLabel' in first.data) {
      first.data = { ...first.data, hProperties: { className: ['callout-title'] } };
    }
  });
}
