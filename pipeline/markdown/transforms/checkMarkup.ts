import type { Paragraph, Root } from 'mdast';
import { calloutKinds } from '#pipeline/markdown/calloutKinds.ts';
import type { ParseContext } from '#pipeline/markdown/ParseContext.ts';
import { SKIP, visit } from 'unist-util-visit';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';

/** Rejects raw HTML, which would bypass every check of a page; comments are dropped. */
export function rejectHtml(tree: Root, context: ParseContext): void {
  visit(tree, 'html', (node, index, parent) => {
    const markup = node.value.replace(/<!--[\s\S]*?-->/g, '').trim();
    if (markup !== '') {
      const tag = markup.match(/^<\/?[\w-]+/)?.[0];
      context.report(
        node,
        `Raw HTML (${tag ? `${tag}>` : markup.slice(0, 20)}) is not allowed.`,
        'Use Markdown or a directive; put a literal tag into inline code.',
      );
    }
    parent?.children.splice(index ?? 0, 1);
    return index;
  });
}

/** Rejects lines that start with two colons: the parser takes a mistyped directive for text. */
export function rejectStrayColons(tree: Root, context: ParseContext): void {
  visit(tree, 'paragraph', (node) => {
    const lines = paragraphText(node).split('\n');
    const index = lines.findIndex((line) => /^\s*::/.test(line));
    const line = lines[index];
    if (line === undefined) {
      return;
    }
    const start = node.position?.start ?? { line: 1, column: 1, offset: 0 };
    const at = { ...start, line: start.line + index };
    context.report(
      { type: 'text', position: { start: at, end: at } },
      `The line "${line.trim()}" neither opens nor closes a directive.`,
      'Write ::demo{name="…"} without spaces, a title as :::info[Title], and :::: around what holds another :::.',
    );
  });
}

function paragraphText(node: Paragraph): string {
  return node.children
    .map((child) => {
      if (child.type === 'text') {
        return child.value;
      }
      return child.type === 'textDirective' ? `:${child.name}` : '…';
    })
    .join('');
}

type Directive = ContainerDirective | LeafDirective | TextDirective;

const known = {
  textDirective: ['kbd'],
  leafDirective: ['demo', 'playground', 'component', 'change', 'checklist'],
  containerDirective: [...Object.keys(calloutKinds), 'code-group', 'compare'],
};

const colons = { textDirective: ':', leafDirective: '::', containerDirective: ':::' };

/** Rejects unknown directives, and turns an accidental one as in `word:word` back into text. */
export function checkDirectives(tree: Root, context: ParseContext): void {
  visit(tree, (node, index, parent) => {
    if (!isDirective(node)) {
      return;
    }
    if (known[node.type].includes(node.name)) {
      if (node.type === 'leafDirective' && parent?.type !== 'root') {
        context.report(
          node,
          `::${node.name} is inside a list, a quote or a callout.`,
          'Move it out; if it was never meant to be inside, close the callout above it with :::.',
        );
      }
      return;
    }
    // A label or options, even empty ones, are intentional.
    const isAccident = node.type === 'textDirective' && sourceLength(node) === node.name.length + 1;
    if (isAccident && parent && index !== undefined) {
      parent.children.splice(index, 1, { type: 'text', value: `:${node.name}` } as never);
      return [SKIP, index + 1] as const;
    }
    const names = known[node.type].map((name) => colons[node.type] + name).join(', ');
    context.report(
      node,
      `Unknown directive ${colons[node.type]}${node.name}.`,
      `Known here: ${names}.`,
    );
    return;
  });
}

function sourceLength({ position }: Directive): number {
  return (position?.end.offset ?? 0) - (position?.start.offset ?? 0);
}

function isDirective(node: { type: string }): node is Directive {
  return node.type in known;
}
