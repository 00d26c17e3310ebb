import type { Element, ElementContent } from 'hast';
import type { Link, List, ListItem, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { z } from 'zod';
import { interpolate } from '#model/Messages.ts';
import type { ParseContext, ProseMessages } from '#pipeline/markdown/ParseContext.ts';

const codemod = z
  .string({ error: 'is missing' })
  .regex(/^v\d\.0\.0\/[\w-]+\/[\w-]+$/, 'must be a path such as v8.0.0/data-grid/rename-props');

/** How somebody who upgrades learns of a breaking change in their code. */
const changeSchema = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('codemod'), codemod, rest: z.string().optional() }),
  z.strictObject({ by: z.literal('types') }),
  z.strictObject({ by: z.literal('search'), pattern: z.string().optional() }),
]);

type Change = z.infer<typeof changeSchema>;

/** A change of the page, as its checklist names it. */
interface ListedChange {
  id: string;
  title: PhrasingContent[];
}

/**
 * `::change{by="types"}` below a heading becomes a line that says how the change is found, with a box to tick;
 * `::checklist` becomes the list of all changes. Expects headings with anchors.
 */
export function migrationChanges(tree: Root, context: ParseContext): void {
  const changes: ListedChange[] = [];
  tree.children.forEach((node, index) => {
    if (node.type !== 'leafDirective' || node.name !== 'change') {
      return;
    }
    const heading = tree.children[index - 1];
    const link = heading?.type === 'heading' ? heading.children[0] : undefined;
    const parsed = changeSchema.safeParse(node.attributes ?? {});
    if (link?.type !== 'link' || !parsed.success) {
      const [issue] = parsed.error?.issues ?? [];
      context.report(
        node,
        issue
          ? `The change has a mistake in ${issue.path.join('.') || 'its options'}: ${issue.message}.`
          : 'A change stands directly below the heading it belongs to.',
        'Write ::change{by="codemod" codemod="…" rest="…"}, ::change{by="types"} or ::change{by="search" pattern="…"} below a heading.',
      );
      return;
    }
    const change = { id: link.url.slice(1), title: link.children };
    changes.push(change);
    tree.children[index] = changeLine(change, parsed.data, context.messages);
  });

  const lists = tree.children.filter(isChecklist);
  if (lists.length !== (changes.length > 0 ? 1 : 0)) {
    context.report(
      lists[1] ?? lists[0],
      `The page has ${changes.length} changes and ${lists.length} checklists.`,
      'A page with ::change has exactly one ::checklist.',
    );
  }
  const place = tree.children.findIndex(isChecklist);
  if (place >= 0) {
    tree.children.splice(place, 1, ...checklist(changes, context.messages));
  }
}

function isChecklist(node: RootContent): boolean {
  return node.type === 'leafDirective' && node.name === 'checklist';
}

function changeLine(
  { id, title }: ListedChange,
  change: Change,
  { changes }: ProseMessages,
): Paragraph {
  const label = interpolate(changes.done, { title: toString(title) });
  return {
    type: 'paragraph',
    data: { hProperties: { className: ['change'], dataBy: change.by } },
    children: [box(id, label), ...sentences(change, changes)],
  };
}

function sentences(change: Change, messages: ProseMessages['changes']): PhrasingContent[] {
  if (change.by === 'types') {
    return [text(messages.types)];
  }
  if (change.by === 'search') {
    return change.pattern === undefined
      ? [text(messages.unnoticed)]
      : [text(`${messages.unnoticed} `), ...withCode(messages.search, change.pattern)];
  }
  return [
    ...withCode(messages.codemod, change.codemod),
    ...(change.rest === undefined
      ? []
      : [text(` ${interpolate(messages.rest, { rest: change.rest })}`)]),
  ];
}

/** A message in which `{code}` stands for inline code. */
function withCode(message: string, code: string): PhrasingContent[] {
  const [before = '', after = ''] = message.split('{code}');
  return [text(before), { type: 'inlineCode', value: code }, text(after)];
}

/** A list of tasks in Markdown; in HTML each with a box that has a name, which those of the converter lack. */
function checklist(
  changes: readonly ListedChange[],
  { changes: messages }: ProseMessages,
): [Paragraph, List] {
  const progress = interpolate(messages.progress, { done: '0', all: String(changes.length) });
  const status: Paragraph = {
    type: 'paragraph',
    data: {
      hProperties: { role: 'status', dataProgress: messages.progress },
      hChildren: [{ type: 'text', value: progress }],
    },
    children: [],
  };
  const list: List = {
    type: 'list',
    spread: false,
    data: { hProperties: { className: ['checklist'], role: 'list' } },
    children: changes.map(({ id, title }): ListItem => {
      const link: Link = { type: 'link', url: `#${id}`, children: title };
      const anchor: Element = {
        type: 'element',
        tagName: 'a',
        properties: { href: `#${id}` },
        children: title.map(toHast),
      };
      return {
        type: 'listItem',
        checked: false,
        data: { hChildren: [boxElement(id, toString(title)), anchor] },
        children: [{ type: 'paragraph', children: [link] }],
      };
    }),
  };
  return [status, list];
}

function toHast(node: PhrasingContent): ElementContent {
  const content: ElementContent = { type: 'text', value: toString(node) };
  return node.type === 'inlineCode'
    ? { type: 'element', tagName: 'code', properties: {}, children: [content] }
    : content;
}

/** No text in the Markdown copy, whose checklist has boxes of its own. */
function box(id: string, label: string): PhrasingContent {
  return { type: 'text', value: '', data: { hName: 'span', hChildren: [boxElement(id, label)] } };
}

/** Disabled until the script is there that remembers it. */
function boxElement(id: string, label: string): Element {
  return {
    type: 'element',
    tagName: 'input',
    properties: { type: 'checkbox', disabled: true, dataChange: id, ariaLabel: label },
    children: [],
  };
}

function text(value: string): PhrasingContent {
  return { type: 'text', value };
}
