import type { ElementContent } from 'hast';
import { type CodeRun, diffLines, parsedLines, shellLines } from './codeLines.ts';

/** Languages of code fences. */
export const codeLanguages = [
  'tsx',
  'ts',
  'jsx',
  'js',
  'json',
  'css',
  'bash',
  'diff',
  'text',
] as const;

export type CodeLanguage = (typeof codeLanguages)[number];

interface HighlightOptions {
  language: CodeLanguage;
  /** Lines to mark, counted from one. */
  markedLines?: ReadonlySet<number>;
}

/** Highlights code as the children of a `<code>` element: one span with a class per run of tokens of the same color. */
export function highlightCode(
  code: string,
  { language, markedLines = new Set() }: HighlightOptions,
): ElementContent[] {
  const lines = linesOf(code, language);
  return lines.flatMap((runs, index): ElementContent[] => {
    const nodes = mergeRuns(runs).map(toElement);
    const lineEnd: ElementContent[] =
      index === lines.length - 1 ? [] : [{ type: 'text', value: '\n' }];
    return markedLines.has(index + 1)
      ? [span('marked-line', [...nodes, ...lineEnd])]
      : [...nodes, ...lineEnd];
  });
}

function linesOf(code: string, language: CodeLanguage): CodeRun[][] {
  switch (language) {
    case 'text':
      return code.split('\n').map((text) => [{ text, className: null }]);
    case 'bash':
      return shellLines(code);
    case 'diff':
      return diffLines(code);
    case 'tsx':
    case 'ts':
    case 'jsx':
    case 'js':
    case 'json':
    case 'css':
      return parsedLines(code, language);
  }
}

function mergeRuns(runs: readonly CodeRun[]): CodeRun[] {
  const merged: CodeRun[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    // White space takes the color of the text before it, so it never splits a run.
    if (last && (last.className === run.className || run.text.trim() === '')) {
      last.text += run.text;
    } else if (run.text !== '') {
      merged.push({ ...run });
    }
  }
  return merged;
}

function toElement({ text, className }: CodeRun): ElementContent {
  return className
    ? span(className, [{ type: 'text', value: text }])
    : { type: 'text', value: text };
}

function span(className: string, children: ElementContent[]): ElementContent {
  return { type: 'element', tagName: 'span', properties: { className: [className] }, children };
}
