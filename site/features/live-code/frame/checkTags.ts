import { getFormattedTokens, type Options } from 'sucrase';
import { CodeFailure } from './CodeFailure.ts';

interface Tag {
  name: string;
  line: number;
  isClosing: boolean;
  /** False once the name is complete. */
  isNaming: boolean;
  last: string;
}

const tokenLine = /^(\d+):\d+-\d+:\d+\s+(\S+)\s+(\S*)/gm;

/** Refuses elements that are closed by another name than they were opened with, which the compiler lets pass. */
export function checkTags(file: string, text: string, options: Options): void {
  const open: { name: string; line: number }[] = [];
  const tags: Tag[] = [];
  for (const [, line, label = '', raw = ''] of getFormattedTokens(text, options).matchAll(
    tokenLine,
  )) {
    const tag = tags.at(-1);
    if (label === 'jsxTagStart') {
      tags.push({ name: '', line: Number(line), isClosing: false, isNaming: true, last: label });
    } else if (label === 'jsxTagEnd' && tag) {
      tags.pop();
      if (tag.isClosing) {
        closeElement(file, tag, open.pop());
      } else if (tag.last !== '/') {
        open.push(tag);
      }
    } else if (tag) {
      readName(tag, label, raw);
    }
  }
}

function readName(tag: Tag, label: string, raw: string): void {
  if (label === '/' && tag.last === 'jsxTagStart') {
    tag.isClosing = true;
  } else if (tag.isNaming) {
    const continues = /[.:/]|jsxTagStart/.test(tag.last)
      ? label === 'jsxName'
      : /^[.:]$/.test(label);
    tag.isNaming = continues;
    tag.name += continues ? raw : '';
  }
  tag.last = label;
}

function closeElement(file: string, tag: Tag, opened: { name: string; line: number } | undefined) {
  if (opened && opened.name !== tag.name) {
    throw new CodeFailure(
      `SyntaxError: Expected </${opened.name}> for the <${opened.name}> of line ${opened.line}, found </${tag.name}>`,
      { file, line: tag.line, column: null },
    );
  }
}
