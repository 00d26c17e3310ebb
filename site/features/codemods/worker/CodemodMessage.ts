/** Asks the worker to run one codemod. */
export interface CodemodRequest {
  code: string;
  /** Name of the codemod, such as `v8.0.0/data-grid/rename-props`. */
  name: string;
}

/** What a codemod did to the code. */
export type CodemodOutcome =
  /** It wrote other code; `comments` are those it left in it, for the reader. */
  | { kind: 'changed'; code: string; comments: string[] }
  | { kind: 'unchanged' }
  /** It threw, or wrote code that does not parse; the code stays as it was. */
  | { kind: 'failed'; message: string }
  /** The code it was given does not parse. */
  | { kind: 'invalid'; problem: SyntaxProblem };

/** Where code stops making sense, counted from 1. */
export interface SyntaxProblem {
  message: string;
  line: number;
  column: number;
}

/** What the worker says: that it is loaded, and what each codemod did. */
export type CodemodAnswer = { kind: 'ready' } | { kind: 'outcome'; outcome: CodemodOutcome };
