import type { CodeError, CodePosition } from '#site/features/live-code/LiveProject.ts';

/** An error in the reader's code with its position, thrown while it is compiled and linked. */
export class CodeFailure extends Error {
  readonly position: CodePosition | null;

  constructor(message: string, position: CodePosition | null) {
    super(message);
    this.position = position;
  }
}

/** Source URL of evaluated code in stack traces. */
export const sourceRoot = 'live:///';

const stackPosition = new RegExp(`${sourceRoot}([^:\\s()]+):(\\d+):(\\d+)`);

/** Anything thrown, as an error with a position in the reader's code where its stack names one. */
export function toCodeError(thrown: unknown): CodeError {
  if (thrown instanceof CodeFailure) {
    return { message: thrown.message, position: thrown.position };
  }
  if (!(thrown instanceof Error)) {
    return { message: `Thrown: ${String(thrown)}`, position: null };
  }
  const [, file, line] = thrown.stack?.match(stackPosition) ?? [];
  const message = `${thrown.name}: ${thrown.message}`;
  // The compiler keeps lines but not columns.
  return { message, position: file ? { file, line: Number(line), column: null } : null };
}
