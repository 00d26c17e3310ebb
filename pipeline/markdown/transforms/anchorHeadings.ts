import type { ElementContent } from 'hast';
import type { Heading as MdastHeading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Heading } from '#model/Heading.ts';
import type { ParseContext } from '#pipeline/markdown/ParseContext.ts';
import { visit } from 'unist-util-visit';

const suffix = /\s*\{([^{}]*)\}\s*$/;
/** Ids of the page around the text. */
const taken = new Set(['feedback', 'main-content', 'navigation', 'navigation-tree']);

const tagValues = new Set(['pro', 'premium', 'new', 'planned', 'preview']);

/** Reads `{#anchor plan=pro}` off each heading, links the heading to itself and lists it. */
export function anchorHeadings(tree: Root, context: ParseContext): Heading[] {
  const headings: Heading[] = [];
  const seen = new Set<string>();
  rejectNested(tree, context);
  for (const node of tree.children) {
    if (node.type !== 'heading') {
      continue;
    }
    if (node.depth === 1) {
      context.report(
        node,
        'A page has one first-level heading, made from its front matter title.',
        'Start with ## in the body.',
      );
      continue;
    }
    if (node.depth > 3) {
      context.report(
        node,
        'Headings go two levels deep.',
        'Use ## and ###; for anything smaller write bold text or a list.',
      );
      continue;
    }
    if (node.children.some((child) => child.type === 'link')) {
      context.report(
        node,
        `The heading "${toString(node)}" holds a link.`,
        'Link from the text below it: a heading links to itself.',
      );
    }
    const attributes = takeAttributes(node);
    const text = toString(node);
    const id = attributes.id ?? '';
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) {
      context.report(
        node,
        `The heading "${text}" has no valid anchor.`,
        `End the heading with {#${proposeAnchor(text)}}.`,
      );
    } else if (taken.has(id)) {
      context.report(
        node,
        `The anchor #${id} belongs to the site.`,
        'Give the heading another anchor.',
      );
    } else if (seen.has(id)) {
      context.report(
        node,
        `The anchor #${id} is used twice on this page.`,
        'Give each heading an anchor of its own.',
      );
    }
    seen.add(id);
    for (const unknown of attributes.unknown) {
      context.report(
        node,
        `Unknown heading attribute "${unknown}".`,
        'Known are #anchor, plan=pro, plan=premium, state=new, state=planned and state=preview.',
      );
    }
    headings.push({ id, text, level: node.depth === 2 ? 2 : 3 });
    node.data = { ...node.data, hProperties: { id } };
    node.children = [
      {
        type: 'link',
        url: `#${id}`,
        children: node.children as never,
        data: { hProperties: { className: ['heading-link'] } },
      },
      ...attributes.tags.flatMap((tag) => [space, tagNode(tag, context)]),
    ];
  }
  return headings;
}

function rejectNested(tree: Root, context: ParseContext): void {
  visit(tree, 'heading', (node, _index, parent) => {
    if (parent?.type !== 'root') {
      context.report(
        node,
        `The heading "${toString(node)}" stands inside a list, a quote or a callout.`,
        'Move it out; if it was never meant to be inside, close the callout above it with :::.',
      );
    }
  });
}

function takeAttributes(node: MdastHeading) {
  const last = node.children.at(-1);
  const match = last?.type === 'text' ? last.value.match(suffix) : null;
  const result = {
    id: undefined as string | undefined,
    tags: [] as string[],
    unknown: [] as string[],
  };
  if (last?.type !== 'text' || !match) {
    return result;
  }
  last.value = last.value.slice(0, match.index);
  for (const part of (match[1] ?? '').split(/\s+/).filter(Boolean)) {
    const [key, value = ''] = part.split('=');
    if (part.startsWith('#')) {
      result.id = part.slice(1);
    } else if ((key === 'plan' || key === 'state') && tagValues.has(value)) {
      result.tags.push(value);
    } else {
      result.unknown.push(part);
    }
  }
  return result;
}

/** Keeps a screen reader from reading heading and tag as one word. */
const space = { type: 'text' as const, value: ' ' };

function tagNode(tag: string, context: ParseContext) {
  const label = context.strings.tags[tag as keyof typeof context.strings.tags];
  const children: ElementContent[] = [{ type: 'text', value: label }];
  return {
    type: 'text' as const,
    value: '',
    data: { hName: 'span', hProperties: { className: ['tag'], dataTag: tag }, hChildren: children },
  };
}

/** The anchor the error message suggests. */
export function proposeAnchor(text: string): string {
  return (
    text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'section'
  );
}
