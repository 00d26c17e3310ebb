/** Why a demo or template cannot become a project. */
export type ExportProblem =
  | { code: 'no-files'; name: string }
  | { code: 'invalid-file-name'; file: string }
  | { code: 'duplicate-path'; file: string }
  | { code: 'unreadable-file'; file: string; reason: string }
  | { code: 'missing-file'; file: string; specifier: string }
  | { code: 'unknown-adapter'; adapter: string; known: readonly string[] }
  | { code: 'adapter-clash'; adapters: readonly string[]; library: string }
  | { code: 'unknown-package'; name: string };

/** Thrown while a project is created; its message is for the reader. */
export class ExportError extends Error {
  override readonly name = 'ExportError';
  readonly problem: ExportProblem;

  constructor(problem: ExportProblem, options?: ErrorOptions) {
    super(describe(problem), options);
    this.problem = problem;
  }
}

function describe(problem: ExportProblem): string {
  switch (problem.code) {
    case 'no-files':
      return `${problem.name} has no files.`;
    case 'invalid-file-name':
      return `${JSON.stringify(problem.file)} cannot be the name of a file in a project.`;
    case 'duplicate-path':
      return `Two files of ${problem.file} would have the same path.`;
    case 'unreadable-file':
      return `${problem.file} cannot be read: ${problem.reason}`;
    case 'missing-file':
      return `${problem.file} imports "${problem.specifier}", which is not among its files.`;
    case 'unknown-adapter':
      return `The date adapter "${problem.adapter}" is not known, so neither is the library it needs. Known are ${problem.known.join(', ')}.`;
    case 'adapter-clash':
      return `${problem.adapters.join(' and ')} need different versions of ${problem.library} and cannot share a project.`;
    case 'unknown-package':
      return `"${problem.name}" is not among the packages a project can be given, because no version of it is known.`;
    default:
      return problem satisfies never;
  }
}
