import type { Code, Heading, Link, Parents, Root, RootContent } from 'mdast';
import type { ContainerDirective, TextDirective } from 'mdast-util-directive';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { defaultHandlers, type Info, type State, toMarkdown } from 'mdast-util-to-markdown';
import { toString } from 'mdast-util-to-string';
import { calloutKinds, isCalloutKind } from './calloutKinds.ts';
import { parseFenceMeta } from './transforms/codeFences.ts';
import { absoluteLink, codeFence } from '#pipeline/text/markdownSyntax.ts';

/**
 * The text of a page as plain Markdown, one item for each run of text between demos and site components.
 * Expects a tree whose headings have anchors but which is not transformed any further.
 */
export function proseMarkdown(tree: Root, origin: string): string[] {
  const runs: RootContent[][] = [];
  let isOpen = false;
  for (const node of tree.children) {
    if (node.type === 'leafDirective') {
      isOpen = false;
    } else if (isOpen) {
      runs.at(-1)?.push(node);
    } else {
      runs.push([node]);
      isOpen = true;
    }
  }
  return runs.map((children) => write({ type: 'root', children }, origin));
}

function write(tree: Root, origin: string): string {
  const link: typeof defaultHandlers.link = (node: Link, parent, state, info) =>
    defaultHandlers.link({ ...node, url: absoluteLink(node.url, origin) }, parent, state, info);
  link.peek = defaultHandlers.link.peek;
  return toMarkdown(tree, {
    bullet: '-',
    emphasis: '_',
    rule: '-',
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    handlers: {
      heading,
      link,
      code: (node: Code) => codeFence(node.value, fenceInfo(node)),
      textDirective: (node: TextDirective) => `<kbd>${toString(node)}</kbd>`,
      containerDirective,
      // A nested one is reported as a mistake.
      leafDirective: () => '',
    },
  }).trim();
}

/** `## Reorder items (Pro) {#reorder-items}` */
function heading(node: Heading, _parent: Parents | undefined, state: State): string {
  const [link, ...tags] = node.children;
  if (link?.type !== 'link') {
    return `${'#'.repeat(node.depth)} ${toString(node)}`;
  }
  const exit = state.enter('headingAtx');
  const text = state.containerPhrasing(link, { before: ' ', after: ' ', ...start });
  exit();
  const labels = tags.flatMap(({ data }) => {
    const [label] = data?.hChildren ?? [];
    return label?.type === 'text' ? [` (${label.value})`] : [];
  });
  return `${'#'.repeat(node.depth)} ${text}${labels.join('')} {${link.url}}`;
}

const start = { now: { line: 1, column: 1 }, lineShift: 0 };

function fenceInfo({ lang, meta }: Code): string {
  const { title } = parseFenceMeta(meta ?? '');
  return [lang ?? '', ...(title ? [`title="${title}"`] : [])].join(' ').trim();
}

function containerDirective(
  node: ContainerDirective,
  _parent: Parents | undefined,
  state: State,
  info: Info,
): string {
  if (node.name === 'compare') {
    return node.children.map((child) => state.handle(child, node, state, info)).join('\n\n');
  }
  return node.name === 'code-group' ? codeGroup(node) : callout(node, state);
}

/** Every panel under its label. */
function codeGroup({ children }: ContainerDirective): string {
  return children
    .filter((child): child is Code => child.type === 'code')
    .map((fence) => {
      const { label } = parseFenceMeta(fence.meta ?? '');
      return `**${label ?? ''}**\n\n${codeFence(fence.value, fenceInfo(fence))}`;
    })
    .join('\n\n');
}

function callout(node: ContainerDirective, state: State): string {
  const [first, ...rest] = node.children;
  const hasTitle = first?.data !== undefined && 'directiveLabel' in first.data;
  const body = { ...node, children: hasTitle ? rest : node.children };
  const exit = state.enter('blockquote');
  const text = state.containerFlow(body, start);
  exit();
  const title = hasTitle ? `**${toString(first)}**\n\n` : '';
  return `[!${isCalloutKind(node.name) ? calloutKinds[node.name].alert : 'NOTE'}]\n${title}${text}`
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');
}
