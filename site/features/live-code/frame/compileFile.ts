import { getFormattedTokens, type Options, transform } from 'sucrase';
import type { LiveFile } from '#site/features/live-code/LiveProject.ts';
import { CodeFailure } from './CodeFailure.ts';

/** A file ready to be evaluated. */
export interface CompiledFile {
  name: string;
  /** A CommonJS body whose lines are those of the source. */
  code: string;
  /** Specifiers it imports, in order. */
  imports: string[];
}

/** TypeScript and JSX to CommonJS, line by line; throws a `CodeFailure`. */
export function compileFile({ name, text }: LiveFile): CompiledFile {
  const options: Options = {
    transforms: /\.tsx?$/.test(name) ? ['typescript', 'jsx', 'imports'] : ['jsx', 'imports'],
    jsxRuntime: 'automatic',
    production: true,
    disableESTransforms: true,
  };
  try {
    const { code } = transform(text, options);
    checkTags(name, text, options);
    const imports = [...code.matchAll(/\brequire\((['"])(.*?)\1\)/g)].map(
      ([, , path = '']) => path,
    );
    return { name, code, imports };
  } catch (error) {
    throw toFailure(error, name);
  }
}

function toFailure(error: unknown, file: string): CodeFailure {
  if (error instanceof CodeFailure) {
    return error;
  }
  const message = error instanceof Error ? error.message : String(error);
  const [tail, line, column] = message.match(/\s*\((\d+):(\d+)\)$/) ?? [];
  const text = message.replace(tail ?? '', '').replace(/^Error transforming [^:]*: /, '');
  return new CodeFailure(
    text.startsWith('SyntaxError') ? text : `SyntaxError: ${text}`,
    line === undefined ? null : { file, line: Number(line), column: Number(column) },
  );
}

interface Tag {
  name: string;
  line: number;
  isClosing: boolean;
  /** False once the name is complete. */
  isNaming: boolean;
  last: string;
}

const tokenLine = /^(\d+):\d+-\d+:\d+\s+(\S+)\s+(\S*)/gm;

/** Rejects elements whose closing tag has another name, which the compiler accepts. */
function checkTags(file: string, text: string, options: Options): void {
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
