/** One mistake in content, with what a writer needs to mend it. */
export interface AuthorProblem {
  /** Path relative to the repository. */
  file: string;
  line: number;
  /** What is wrong. */
  message: string;
  /** How to mend it. */
  fix: string;
}

/** Fails a build with every mistake found, not only the first. */
export class AuthorError extends Error {
  readonly problems: AuthorProblem[];

  constructor(problems: AuthorProblem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.name = 'AuthorError';
    this.problems = problems;
  }
}

/** A problem as one line an editor can jump to. */
export function formatProblem({ file, line, message, fix }: AuthorProblem): string {
  return `${file}:${line} ${message} ${fix}`;
}
