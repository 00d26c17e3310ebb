import { parse } from 'sucrase/dist/esm/parser/index.js';
import { TokenType } from 'sucrase/dist/esm/parser/tokenizer/types.js';
import { ExportError } from './ExportError.ts';

/** An import of any kind: static, re-export, `import()` or of a type. */
export interface ModuleImport {
  /** As written, e.g. `@mui/material/Stack` or `./files.data`. */
  specifier: string;
  /** Where the specifier begins in the source, after its quote. */
  start: number;
  /** What is taken: names, `default` or `*`; nothing for a side effect. */
  names: string[];
}

/** Reads the imports of a module. The parser is Sucrase's: strings, comments, templates and JSX text cannot pass for one. */
export function parseImports(source: string, fileName: string): ModuleImport[] {
  const tokens = readTokens(source, fileName);
  const imports: ModuleImport[] = [];
  tokens.forEach(({ type }, index) => {
    if (type === TokenType['_import']) {
      imports.push(...readImport(tokens, index));
    } else if (type === TokenType['_export']) {
      imports.push(...readReExport(tokens, index));
    }
  });
  return imports;
}

interface SourceToken {
  type: TokenType;
  text: string;
  start: number;
}

function readTokens(source: string, fileName: string): SourceToken[] {
  const isTypeScript = /\.[cm]?tsx?$/.test(fileName);
  const isJsx = !/\.[cm]?ts$/.test(fileName);
  try {
    const { tokens } = parse(source, isJsx, isTypeScript, false);
    return tokens.map(({ type, start, end }) => ({ type, start, text: source.slice(start, end) }));
  } catch (error) {
    const reason = (error as Error).message;
    throw new ExportError({ code: 'unreadable-file', file: fileName, reason }, { cause: error });
  }
}

function readImport(tokens: SourceToken[], index: number): ModuleImport[] {
  const next = tokens[index + 1];
  if (next?.type === TokenType.dot) {
    return []; // import.meta
  }
  if (next?.type === TokenType.parenL) {
    return toImport(tokens[index + 2], ['*']);
  }
  const isOfTypes = isTypeMark(tokens, index + 1) && tokens[index + 2]?.text !== 'from';
  const clause = readClause(tokens, isOfTypes ? index + 2 : index + 1);
  return toImport(tokens[clause.end], clause.names);
}

function readReExport(tokens: SourceToken[], index: number): ModuleImport[] {
  const first = tokens[index + 1]?.text === 'type' ? index + 2 : index + 1;
  const opens = tokens[first]?.type;
  if (opens !== TokenType.star && opens !== TokenType.braceL) {
    return [];
  }
  const clause = readClause(tokens, first);
  return toImport(tokens[clause.end], clause.names);
}

/** Reads the clause between the keyword and the specifier; ends at the specifier or, without one, at the clause's end. */
function readClause(tokens: SourceToken[], start: number): { names: string[]; end: number } {
  const names: string[] = [];
  let index = start;
  let isInBraces = false;
  for (let token = tokens[index]; token; token = tokens[++index]) {
    const previous = tokens[index - 1];
    if (token.type === TokenType.braceL) {
      isInBraces = true;
    } else if (token.type === TokenType.braceR) {
      isInBraces = false;
      if (tokens[index + 1]?.text !== 'from') {
        return { names, end: index };
      }
    } else if (isInBraces) {
      const isFirst = previous?.type === TokenType.braceL || previous?.type === TokenType.comma;
      const isAfterType = previous?.text === 'type' && token.type === TokenType.name;
      if (isFirst && !isTypeMark(tokens, index)) {
        names.push(token.text);
      } else if (isAfterType && isTypeMark(tokens, index - 1)) {
        names.push(token.text);
      }
    } else if (token.type === TokenType.string) {
      return { names, end: index };
    } else if (token.type === TokenType.star) {
      names.push('*');
    } else if (index === start && tokens[index]?.type === TokenType.name) {
      names.push('default');
    }
  }
  return { names, end: index };
}

/** In `{ type A, type }` the first `type` marks a name, the second is one. */
function isTypeMark(tokens: SourceToken[], index: number): boolean {
  const next = tokens[index + 1];
  return (
    tokens[index]?.text === 'type' &&
    next?.text !== 'as' &&
    [TokenType.name, TokenType.braceL, TokenType.star].includes(next?.type ?? TokenType.eof)
  );
}

function toImport(token: SourceToken | undefined, names: string[]): ModuleImport[] {
  return token?.type === TokenType.string
    ? [{ specifier: token.text.slice(1, -1), start: token.start + 1, names }]
    : [];
}
