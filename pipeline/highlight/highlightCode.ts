import type { ElementContent } from 'hast';
import { createCssVariablesTheme, createHighlighter, type Highlighter } from 'shiki';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';

/** Languages a fence may name. */
export const codeLanguages = [
  'tsx',
  'ts',
  'jsx',
  'js',
  'json',
  'bash',
  'css',
  'html',
  'diff',
  'md',
  'yaml',
  'text',
] as const;

export type CodeLanguage = (typeof codeLanguages)[number];

/** One class per kind of token keeps the HTML small and lets a stylesheet hold both colour modes. */
const tokenClasses: Record<string, string> = {
  'token-keyword': 'tk',
  'token-string': 'ts',
  'token-string-expression': 'ts',
  'token-comment': 'tc',
  'token-constant': 'tn',
  'token-function': 'tf',
  'token-parameter': 'tp',
  'token-punctuation': 'tu',
  'token-link': 'tl',
  'token-inserted': 'ti',
  'token-deleted': 'td',
  'token-changed': 'tg',
};

const theme = createCssVariablesTheme({
  name: 'variables',
  variablePrefix: '--',
  fontStyle: false,
});

let highlighter: Promise<Highlighter> | undefined;

function openHighlighter(): Promise<Highlighter> {
  highlighter ??= createHighlighter({
    themes: [
      createCssVariablesTheme({ name: 'variables', variablePrefix: '--', fontStyle: false }),
    ],
    langs: codeLanguages.filter((language) => language !== 'text'),
    engine: createJavaScriptRegexEngine(),
  });
  return highlighter;
}

interface HighlightOptions {
  language: CodeLanguage;
  /** Lines to mark, counted from one. */
  markedLines?: ReadonlySet<number>;
}

/** Code as the children of a `<code>` element, one classed span per run of like tokens. */
export async function highlightCode(
  code: string,
  { language, markedLines = new Set() }: HighlightOptions,
): Promise<ElementContent[]> {
  const { codeToTokensBase } = await openHighlighter();
  // By default a line that takes half a second, as the first one may on a busy machine, is left half coloured.
  const lines = codeToTokensBase(code, { lang: language, theme, tokenizeTimeLimit: 0 });
  return lines.flatMap((tokens, index): ElementContent[] => {
    const nodes = mergeRuns(tokens.map((token) => ({ text: token.content, color: token.color })));
    const lineEnd: ElementContent[] =
      index === lines.length - 1 ? [] : [{ type: 'text', value: '\n' }];
    return markedLines.has(index + 1)
      ? [span('marked-line', [...nodes, ...lineEnd])]
      : [...nodes, ...lineEnd];
  });
}

interface Run {
  text: string;
  className: string | undefined;
}

function mergeRuns(tokens: { text: string; color: string | undefined }[]): ElementContent[] {
  const runs: Run[] = [];
  for (const { text, color } of tokens) {
    const className = tokenClasses[color?.match(/^var\(--(.+)\)$/)?.[1] ?? ''];
    const last = runs.at(-1);
    // White space takes the colour of what stands before it, so it never splits a run.
    if (last && (last.className === className || text.trim() === '')) {
      last.text += text;
    } else {
      runs.push({ text, className });
    }
  }
  return runs.map(({ text, className }) =>
    className ? span(className, [{ type: 'text', value: text }]) : { type: 'text', value: text },
  );
}

function span(className: string, children: ElementContent[]): ElementContent {
  return { type: 'element', tagName: 'span', properties: { className: [className] }, children };
}
