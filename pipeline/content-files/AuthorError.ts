/** One mistake in content, with what an author needs to fix it. */
export interface AuthorProblem {
  /** Path relative to the repository. */
  file: string;
  line: number;
  /** What is wrong. */
  message: string;
  /** How to fix it. */
  fix: string;
}

/** Fails a build with all mistakes, not only the first. */
export class AuthorError extends Error {
  readonly problems: AuthorProblem[];

  constructor(problems: AuthorProblem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.name = 'AuthorError';
    this.problems = problems;
  }
}

/** A problem as one line that editors can link to its position. */
export function formatProblem({ file, line, message, fix }: AuthorProblem): string {
  return `${file}:${line} ${message} ${fix}`;
}
