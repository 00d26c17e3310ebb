import type { ElementContent } from 'hast';
import type { Heading as MdastHeading, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Heading } from '#model/Block.ts';
import { interpolate } from '#model/Messages.ts';
import type { Plan } from '#model/Plan.ts';
import type { ParseContext, ProseMessages } from '#pipeline/markdown/ParseContext.ts';
import { visit } from 'unist-util-visit';

type LabeledTag = keyof ProseMessages['tags'];

/** A word beside a heading: the plan or state it is about, or the version that brought it. */
type HeadingTag = { kind: LabeledTag } | { kind: 'since'; version: string };

const suffix = /\s*\{([^{}]*)\}\s*$/;
/** Ids used by the page around the text. */
const taken = new Set(['feedback', 'main-content', 'site-navigation', 'navigation-tree']);

/** Anchor of the generated section with the links to the API. */
const apiAnchor = 'api';

const tagValues = new Set(['pro', 'premium', 'new', 'planned', 'preview']);
const anchorPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Anchors of other sites follow their own rules; an id must not contain spaces. */
const aliasPattern = /^[\p{Ll}\p{N}\p{So}][\p{Ll}\p{N}\p{So}\p{Pd}_]*$/u;

/** The headings of a page, and the further anchors that lead to them. */
export interface AnchoredHeadings {
  headings: Heading[];
  aliases: string[];
  /** The plan in a heading's braces, by anchor. */
  plans: Record<string, Plan>;
}

/**
 * Parses `{#anchor aliases="old-anchor" plan=pro since=8.20}` at the end of each heading and links the heading to itself.
 * `topAliases` are anchors for which no section exists any more: they lead to the top of the page.
 */
export function anchorHeadings(
  tree: Root,
  context: ParseContext,
  topAliases: readonly string[] = [],
): AnchoredHeadings {
  const headings: Heading[] = [];
  const aliases: string[] = [];
  const plans: Record<string, Plan> = {};
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
    if (!anchorPattern.test(id)) {
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
        'Known are #anchor, aliases="…", plan=pro, plan=premium, state=new, state=planned, state=preview and since=8.20.',
      );
    }
    aliases.push(...attributes.aliases);
    for (const { kind } of attributes.tags) {
      if (kind === 'pro' || kind === 'premium') {
        plans[id] = kind;
      }
    }
    headings.push({ id, text, level: node.depth === 2 ? 2 : 3 });
    node.data = { ...node.data, hProperties: { id } };
    node.children = [
      {
        type: 'link',
        url: `#${id}`,
        children: node.children,
        data: { hProperties: { className: ['heading-link'] } },
      },
      ...attributes.tags
        .filter((tag) => !isNamed(tag, text, context))
        .flatMap((tag) => [space, tagNode(tag, context)]),
      ...attributes.aliases.map(aliasNode),
    ];
  }
  aliases.push(...topAliases);
  checkAliases(aliases, seen, context);
  if (topAliases.length > 0) {
    const hProperties = { className: ['top-aliases'] };
    const children = topAliases.map(aliasNode);
    tree.children.unshift({ type: 'paragraph', children, data: { hName: 'div', hProperties } });
  }
  return { headings, aliases, plans };
}

function checkAliases(aliases: readonly string[], ids: Set<string>, context: ParseContext): void {
  const seen = new Set(ids);
  for (const alias of aliases) {
    if (!aliasPattern.test(alias) || seen.has(alias) || taken.has(alias) || alias === apiAnchor) {
      context.report(
        undefined,
        `The alias #${alias} is ${aliasPattern.test(alias) ? 'used twice on this page' : 'not a valid anchor'}.`,
        'Write aliases in lower case with hyphens, and each of them once.',
      );
    }
    seen.add(alias);
  }
}

/** An empty target: following a link to it scrolls to the heading, with or without script. */
function aliasNode(id: string) {
  return {
    type: 'text' as const,
    value: '',
    data: { hName: 'span', hProperties: { id }, hChildren: [] },
  };
}

function rejectNested(tree: Root, context: ParseContext): void {
  visit(tree, 'heading', (node, _index, parent) => {
    if (parent?.type !== 'root') {
      context.report(
        node,
        `The heading "${toString(node)}" is inside a list, a quote or a callout.`,
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
    aliases: [] as string[],
    tags: [] as HeadingTag[],
    unknown: [] as string[],
  };
  if (last?.type !== 'text' || !match) {
    return result;
  }
  last.value = last.value.slice(0, match.index);
  for (const part of (match[1] ?? '').match(/[\w-]+="[^"]*"|\S+/g) ?? []) {
    const [key, value = ''] = part.split('=');
    if (part.startsWith('#')) {
      result.id = part.slice(1);
    } else if (key === 'aliases' && value.startsWith('"')) {
      result.aliases = value.slice(1, -1).split(/\s+/).filter(Boolean);
    } else if ((key === 'plan' || key === 'state') && tagValues.has(value)) {
      result.tags.push({ kind: value as LabeledTag });
    } else if (key === 'since' && /^\d+\.\d+(\.\d+)?$/.test(value)) {
      result.tags.push({ kind: 'since', version: value });
    } else {
      result.unknown.push(part);
    }
  }
  return result;
}

/** Without it a screen reader would read heading and tag as one word. */
const space = { type: 'text' as const, value: ' ' };

/** Whether a heading names its plan, as "Premium plan" does: the word would be there twice. */
function isNamed(tag: HeadingTag, text: string, { messages }: ParseContext): boolean {
  return tag.kind !== 'since' && text.split(' ').includes(messages.tags[tag.kind]);
}

function tagNode(tag: HeadingTag, { messages }: ParseContext) {
  const label =
    tag.kind === 'since'
      ? interpolate(messages.since, { version: tag.version })
      : messages.tags[tag.kind];
  const children: ElementContent[] = [{ type: 'text', value: label }];
  const hProperties = { className: ['tag'], dataTag: tag.kind };
  return {
    type: 'text' as const,
    value: '',
    data: { hName: 'span', hProperties, hChildren: children },
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

/**
 * Adds a feedback button after each heading that has an anchor: beside the heading rather than inside, so that the
 * button does not become part of the heading's accessible name.
 */
export function sectionFeedback(tree: Root, headings: Heading[], context: ParseContext): void {
  const titles = new Map(headings.map(({ id, text }) => [id, text]));
  tree.children = tree.children.flatMap((node) => {
    const id = node.type === 'heading' ? (node.data?.hProperties?.id ?? '') : '';
    const title = titles.get(id);
    return title === undefined ? [node] : [node, button(id, title, context)];
  });
}

function button(id: string, title: string, { messages }: ParseContext): RootContent {
  const hProperties = {
    type: 'button',
    className: ['section-feedback'],
    dataFeedback: `#${id}`,
    ariaLabel: messages.sectionFeedback.replace('{title}', title),
  };
  return { type: 'text', value: '', data: { hName: 'button', hProperties, hChildren: [] } };
}
