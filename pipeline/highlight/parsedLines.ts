import { parser as css } from '@lezer/css';
import { highlightCode, styleTags, tagHighlighter, tags } from '@lezer/highlight';
import { parser } from '@lezer/javascript';
import { parser as json } from '@lezer/json';
import { codeClasses, typedCallTags } from '#model/codeClasses.ts';
import type { CodeRun } from './CodeRun.ts';

const javascript = parser.configure({ props: [styleTags(typedCallTags(tags))] });
const jsx = javascript.configure({ dialect: 'jsx' });

/** The editor's grammars, by the names fences use. */
const parsers = {
  tsx: javascript.configure({ dialect: 'jsx ts' }),
  ts: javascript.configure({ dialect: 'ts' }),
  jsx,
  js: jsx,
  json,
  css,
};

export type ParsedLanguage = keyof typeof parsers;

const classes = tagHighlighter(codeClasses(tags));

/** Code → lines of runs, by a grammar. */
export function parsedLines(code: string, language: ParsedLanguage): CodeRun[][] {
  let line: CodeRun[] = [];
  const lines = [line];
  highlightCode(
    code,
    parsers[language].parse(code),
    classes,
    (text, className) => line.push({ text, className: className || null }),
    () => {
      line = [];
      lines.push(line);
    },
  );
  return lines;
}
