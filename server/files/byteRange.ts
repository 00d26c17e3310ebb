/** A part of a file, from its first byte to its last. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The part of a file that a `range` header asks for. Null when the whole file is the answer: without a header, for one
 * that is malformed, and for several parts at once, which a server may ignore.
 */
export function byteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] =
    /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') {
    return null;
  }
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) {
    return null;
  }
  return start >= size ? 'unsatisfiable' : { start, end };
}
