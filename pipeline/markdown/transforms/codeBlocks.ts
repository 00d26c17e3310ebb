import type { Element } from 'hast';
import type { Code, Root } from 'mdast';
import {
  type CodeLanguage,
  codeLanguages,
  highlightCode,
} from '#pipeline/highlight/highlightCode.ts';
import { codeBlock } from '#pipeline/markdown/codeBlock.ts';
import { parseFenceMeta } from '#pipeline/markdown/parseFenceMeta.ts';
import type { ParseContext } from '#pipeline/markdown/ParseContext.ts';
import { visit } from 'unist-util-visit';

/** The finished frame of each fence. */
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
      `The fence's "${meta.unknown}" is not understood.`,
      'After the language write title="…", label="…" and marked lines as {1,3-5}.',
    );
    return;
  }
  const code = highlightCode(node.value, { language, markedLines: meta.markedLines });
  frames.set(node, codeBlock({ code, language, title: meta.title, strings: context.strings }));
}

/** Sets the frame in the place of the fence; the usual handler would wrap it in a second `<pre>`. */
export function framedCode(_state: unknown, node: Code): Element | undefined {
  return frames.get(node);
}

function isCodeLanguage(language: string): language is CodeLanguage {
  return (codeLanguages as readonly string[]).includes(language);
}
