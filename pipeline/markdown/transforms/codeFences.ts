import type { Element, ElementContent } from 'hast';
import type { Code, Root } from 'mdast';
import {
  type CodeLanguage,
  codeLanguages,
  highlightCode,
} from '#pipeline/highlight/highlightCode.ts';
import type { ParseContext, ProseMessages } from '#pipeline/markdown/ParseContext.ts';
import { visit } from 'unist-util-visit';

/** What follows the language of a code fence. */
export interface FenceMeta {
  title: string | null;
  /** Label of the tab inside a code group. */
  label: string | null;
  markedLines: Set<number>;
  /** The first part that is not supported. */
  unknown: string | null;
}

/** Parses `title="src/App.tsx" label="npm" {2,4-6}`. */
export function parseFenceMeta(meta: string): FenceMeta {
  const result: FenceMeta = { title: null, label: null, markedLines: new Set(), unknown: null };
  const parts = meta.match(/[\w-]+="[^"]*"|\{[^}]*\}|\S+/g) ?? [];
  for (const part of parts) {
    const attribute = part.match(/^(title|label)="([^"]*)"$/);
    const lines = part.match(/^\{(\s*\d+(?:-\d+)?(?:\s*,\s*\d+(?:-\d+)?)*\s*)\}$/)?.[1];
    if (attribute) {
      result[attribute[1] as 'title' | 'label'] = attribute[2] ?? null;
    } else if (lines !== undefined) {
      addLines(lines, result.markedLines);
    } else {
      result.unknown ??= part;
    }
  }
  return result;
}

function addLines(ranges: string, into: Set<number>): void {
  for (const range of ranges.split(',')) {
    const [from = Number.NaN, to = from] = range.split('-').map(Number);
    for (let line = from; line <= to; line += 1) {
      into.add(line);
    }
  }
}

/** The frame of each fence. */
const frames = new WeakMap<Code, Element>();

/** Highlights every fence and frames it with its title and copy button. */
export function codeBlocks(tree: Root, context: ParseContext): void {
  visit(tree, 'code', (node) => frame(node, context));
}

function frame(node: Code, context: ParseContext): void {
  const language = node.lang ?? '';
  if (!isCodeLanguage(language)) {
    const named =
      language === ''
        ? 'The code fence names no language.'
        : `Unknown code language "${language}".`;
    context.report(node, named, `Use one of ${codeLanguages.join(', ')}.`);
    return;
  }
  const meta = parseFenceMeta(node.meta ?? '');
  if (meta.unknown !== null) {
    context.report(
      node,
      `The fence's "${meta.unknown}" is not supported.`,
      'After the language write title="…", label="…" and marked lines as {1,3-5}.',
    );
    return;
  }
  const code = highlightCode(node.value, { language, markedLines: meta.markedLines });
  frames.set(node, codeBlock({ code, language, title: meta.title, messages: context.messages }));
}

/** Replaces a fence by its frame; the default handler would wrap it in a second `<pre>`. */
export function framedCode(_state: unknown, node: Code): Element | undefined {
  return frames.get(node);
}

function isCodeLanguage(language: string): language is CodeLanguage {
  return (codeLanguages as readonly string[]).includes(language);
}

interface CodeBlockInput {
  code: ElementContent[];
  language: string;
  title: string | null;
  messages: ProseMessages;
}

/** The frame around highlighted code. The copy button has no listener of its own, see `site/features/code-block`. */
function codeBlock({ code, language, title, messages }: CodeBlockInput): Element {
  const pre = element('pre', { tabIndex: 0, dir: 'ltr' }, [
    element('code', { className: [`language-${language}`] }, code),
  ]);
  const button = element(
    'button',
    {
      type: 'button',
      className: ['MuiCode-copy'],
      ariaLabel: messages.copyCode,
      dataCopied: messages.copied,
      dataGaEventCategory: 'code',
      dataGaEventAction: 'copy-click',
    },
    [
      element('span', { className: ['MuiCode-copyLabel'] }, [
        { type: 'text', value: messages.copy },
      ]),
      element('span', { className: ['MuiCode-copyKeypress'] }, []),
    ],
  );
  const heading = title
    ? [element('div', { className: ['MuiCode-title'] }, [{ type: 'text', value: title }])]
    : [];
  return element('div', { className: ['MuiCode-root'] }, [...heading, pre, button]);
}

function element(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element {
  return { type: 'element', tagName, properties, children };
}

/**
 * `:::code-group{key="package-manager"}` becomes a set of labeled panels.
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
        dataName: context.messages.groups,
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

/** `:::compare` shows a common mistake and its correction, or code of two versions: two fences, the old one first. */
export function comparisons(tree: Root, context: ParseContext): void {
  visit(tree, 'containerDirective', (node) => {
    if (node.name !== 'compare') {
      return;
    }
    const fences = node.children.filter((child): child is Code => child.type === 'code');
    const titles = fences.map((fence) => parseFenceMeta(fence.meta ?? '').title);
    if (fences.length !== 2 || node.children.length !== 2 || titles.includes(null)) {
      context.report(
        node,
        'A comparison holds two fences, each with a title, and nothing else.',
        'Write ```tsx title="Wrong: …" and then ```tsx title="Right: …" inside :::compare, or "Before: …" and "After: …".',
      );
      return;
    }
    const sides = titles[0]?.startsWith('Before: ') ? ['before', 'after'] : ['wrong', 'right'];
    node.data = { ...node.data, hName: 'div', hProperties: { className: ['compare'] } };
    node.children = fences.map((fence, index) => ({
      type: 'containerDirective' as const,
      name: 'compare-side',
      children: [fence],
      data: {
        hName: 'div',
        hProperties: { className: ['compare-side'], dataVerdict: sides[index] },
      },
    }));
  });
}
