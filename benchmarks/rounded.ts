/** A number with at most this many decimals. */
export function rounded(value: number, digits = 1): number {
  return Number(value.toFixed(digits));
}

/** Bytes as kilobytes of 1,000 bytes, with one decimal. */
export function kilobytes(bytes: number): number {
  return rounded(bytes / 1000);
}
