import { jscodeshift, parse, transforms } from 'virtual:codemods';
import type { CodemodOutcome, CodemodRequest, SyntaxProblem } from './CodemodMessage.ts';

type Parsed = { comments: string[] } | { problem: SyntaxProblem };

/** Runs one codemod of the library on the code of a file, and says what became of it. It never throws. */
export function runCodemod({ code, name }: CodemodRequest): CodemodOutcome {
  const before = readComments(code);
  if ('problem' in before) {
    return { kind: 'invalid', problem: before.problem };
  }
  let output: string;
  try {
    output = transform(code, name) ?? code;
  } catch (error) {
    return { kind: 'failed', message: messageOf(error) };
  }
  if (output === code) {
    return { kind: 'unchanged' };
  }
  const after = readComments(output);
  if ('problem' in after) {
    return { kind: 'failed', message: after.problem.message };
  }
  const known = new Set(before.comments);
  const comments = after.comments.filter((comment) => !known.has(comment));
  return { kind: 'changed', code: output, comments };
}

function transform(code: string, name: string): string | null | undefined {
  const run = transforms[name];
  if (!run) {
    throw new Error(`There is no codemod ${name}.`);
  }
  const api = { jscodeshift, j: jscodeshift, stats: () => {}, report: () => {} };
  // A transform may look at the extension; both JavaScript and TypeScript parse as this one.
  return run({ path: 'file.tsx', source: code }, api, {});
}

/** The comments of code that parses, without the space around them. */
function readComments(code: string): Parsed {
  try {
    return { comments: (parse(code).comments ?? []).map(({ value }) => value.trim()) };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

/** The parser puts the position behind its message and beside it. */
function problemOf(error: unknown): SyntaxProblem {
  const { line = 1, column = 0 } =
    (error as { loc?: { line?: number; column?: number } } | null)?.loc ?? {};
  return {
    message: messageOf(error).replace(/ \(\d+:\d+\)$/, ''),
    line,
    column: column + 1,
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
