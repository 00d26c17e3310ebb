import type { Code, Root } from 'mdast';
import { parseFenceMeta } from '#pipeline/markdown/parseFenceMeta.ts';
import type { ParseContext } from '#pipeline/markdown/ParseContext.ts';
import { visit } from 'unist-util-visit';

/**
 * `:::code-group{key="package-manager"}` becomes a set of labelled panels.
 * Without script every panel is shown under its label; `site/features/code-block` turns them into tabs.
 */
export function codeGroups(tree: Root, context: ParseContext): void {
  visit(tree, 'containerDirective', (node) => {
    if (node.name !== 'code-group') {
      return;
    }
    const key = node.attributes?.key;
    if (!key) {
      context.report(
        node,
        'The code group has no key.',
        'Write :::code-group{key="package-manager"}; the reader’s choice is remembered under it.',
      );
    }
    const fences = node.children.filter((child): child is Code => child.type === 'code');
    const labels = fences.map((fence) => parseFenceMeta(fence.meta ?? '').label);
    if (fences.length !== node.children.length || fences.length < 2 || labels.includes(null)) {
      context.report(
        node,
        'A code group holds two or more fences, each with a label, and nothing else.',
        'Write ```bash label="npm" and so on inside the group.',
      );
      return;
    }
    node.data = {
      ...node.data,
      hName: 'div',
      hProperties: {
        className: ['code-group'],
        dataCodeGroup: key ?? '',
        dataName: context.strings.groups,
      },
    };
    node.children = fences.map((fence, index) => ({
      type: 'containerDirective' as const,
      name: 'code-panel',
      children: [fence],
      data: {
        hName: 'div',
        hProperties: { className: ['code-panel'], dataLabel: labels[index] ?? '' },
      },
    }));
  });
}
