/** Printable characters that need no escape in JSON; the separators of the index are not among them. */
const digits = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)).filter(
  (character) => character !== '"' && character !== '\\',
);
const half = digits.length / 2;
const values = new Uint8Array(128);
digits.forEach((digit, index) => {
  values[digit.charCodeAt(0)] = index;
});

/** Writes whole numbers as text, small ones as one character each. */
export function packNumbers(numbers: readonly number[]): string {
  return numbers
    .map((number) => {
      let rest = number;
      let packed = '';
      while (rest >= half) {
        packed += digits[half + (rest % half)];
        rest = Math.floor(rest / half);
      }
      return packed + digits[rest];
    })
    .join('');
}

/** Reads numbers written by `packNumbers`. */
export function unpackNumbers(packed: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  let scale = 1;
  for (let at = 0; at < packed.length; at += 1) {
    const value = values[packed.charCodeAt(at)] ?? 0;
    if (value >= half) {
      number += (value - half) * scale;
      scale *= half;
    } else {
      numbers.push(number + value * scale);
      number = 0;
      scale = 1;
    }
  }
  return numbers;
}

/** Writes ascending numbers by their distances, which are small. */
export function packAscending(numbers: readonly number[]): string {
  return packNumbers(
    numbers.map((number, index) => number - (index > 0 ? numbers[index - 1]! : 0)),
  );
}

/** Reads numbers written by `packAscending`. */
export function unpackAscending(packed: string): number[] {
  let sum = 0;
  return unpackNumbers(packed).map((distance) => (sum += distance));
}
