import type { Root, RootContent } from 'mdast';
import type { Heading } from '#model/Heading.ts';
import type { ParseContext } from '#pipeline/markdown/ParseContext.ts';

/**
 * Puts a button for comments after each heading that has an anchor. It stands beside the heading, not inside it, so that
 * the heading is still read by its words alone.
 */
export function sectionFeedback(tree: Root, headings: Heading[], context: ParseContext): void {
  const titles = new Map(headings.map(({ id, text }) => [id, text]));
  tree.children = tree.children.flatMap((node) => {
    const id = node.type === 'heading' ? String(node.data?.hProperties?.id ?? '') : '';
    const title = titles.get(id);
    return title === undefined ? [node] : [node, button(id, title, context)];
  });
}

function button(id: string, title: string, { strings }: ParseContext): RootContent {
  const hProperties = {
    type: 'button',
    className: ['section-feedback'],
    dataFeedback: `#${id}`,
    ariaLabel: strings.sectionFeedback.replace('{title}', title),
  };
  return { type: 'text', value: '', data: { hName: 'button', hProperties, hChildren: [] } };
}
