import { parser as css } from '@lezer/css';
import { highlightCode, styleTags, tagHighlighter, tags } from '@lezer/highlight';
import { parser } from '@lezer/javascript';
import { parser as json } from '@lezer/json';
import { codeClasses, typedCallTags } from '#model/codeClasses.ts';

/** A piece of code within one line, and the class that colors it. */
export interface CodeRun {
  text: string;
  /** Null for the default text color. */
  className: string | null;
}

const javascript = parser.configure({ props: [styleTags(typedCallTags(tags))] });
const jsx = javascript.configure({ dialect: 'jsx' });

/** The grammars of the code editor by the language names of code fences. */
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

/** Splits code into lines of runs by a grammar. */
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

/** Comments, strings, command separators, words, white space. */
const shellTokens = /(?<!\S)#.*|"[^"]*"|'[^']*'|&&|\|\|?|;|[^\s"'|;&]+|\s+|./g;

/** Splits shell commands into lines of runs; commands are colored differently from their arguments. */
export function shellLines(code: string): CodeRun[][] {
  return code.split('\n').map((line) => {
    let startsCommand = true;
    return [...line.matchAll(shellTokens)].map(([text]): CodeRun => {
      const className = shellClass(text, startsCommand);
      if (text.trim() !== '') {
        startsCommand = className === 'tk';
      }
      return { text, className };
    });
  });
}

function shellClass(text: string, startsCommand: boolean): string | null {
  if (text.startsWith('#')) {
    return 'tc';
  }
  if (/^(&&|\|\|?|;)$/.test(text)) {
    return 'tk';
  }
  if (/^["']/.test(text)) {
    return 'ts';
  }
  return startsCommand && text.trim() !== '' ? 'tf' : null;
}

/** Splits a diff into lines of one run each. */
export function diffLines(code: string): CodeRun[][] {
  return code.split('\n').map((text) => [{ text, className: diffClass(text) }]);
}

function diffClass(line: string): string | null {
  if (line.startsWith('@@')) {
    return 'tk';
  }
  if (line.startsWith('+')) {
    return 'ti';
  }
  return line.startsWith('-') ? 'td' : null;
}
