import type { CodeError, CodePlace } from '#site/features/live-code/LiveProject.ts';

/** A mistake in the reader's code whose place is known, thrown by what compiles and links it. */
export class CodeFailure extends Error {
  readonly place: CodePlace | null;

  constructor(message: string, place: CodePlace | null) {
    super(message);
    this.place = place;
  }
}

/** Where evaluated code says it comes from; stack traces name it. */
export const sourceRoot = 'live:///';

const stackPlace = new RegExp(`${sourceRoot}([^:\\s()]+):(\\d+):(\\d+)`);

/** Anything thrown, as an error with a place in the reader's code where its stack names one. */
export function toCodeError(thrown: unknown): CodeError {
  if (thrown instanceof CodeFailure) {
    return { message: thrown.message, place: thrown.place };
  }
  if (!(thrown instanceof Error)) {
    return { message: `Thrown: ${String(thrown)}`, place: null };
  }
  const [, file, line] = thrown.stack?.match(stackPlace) ?? [];
  const message = `${thrown.name}: ${thrown.message}`;
  // The compiler keeps lines but not columns.
  return { message, place: file ? { file, line: Number(line), column: null } : null };
}
