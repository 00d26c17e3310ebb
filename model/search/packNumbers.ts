/** Printable signs that need no escape in JSON and separate nothing here. */
const signs = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)).filter(
  (sign) => sign !== '"' && sign !== '\\',
);
const half = signs.length / 2;
const values = new Uint8Array(128);
signs.forEach((sign, index) => {
  values[sign.charCodeAt(0)] = index;
});

/** Writes whole numbers as text, small ones as one sign each. */
export function packNumbers(numbers: readonly number[]): string {
  return numbers
    .map((number) => {
      let rest = number;
      let packed = '';
      while (rest >= half) {
        packed += signs[half + (rest % half)];
        rest = Math.floor(rest / half);
      }
      return packed + signs[rest];
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

/** Writes rising numbers by their distances, which are small. */
export function packRising(numbers: readonly number[]): string {
  return packNumbers(
    numbers.map((number, index) => number - (index > 0 ? numbers[index - 1]! : 0)),
  );
}

/** Reads numbers written by `packRising`. */
export function unpackRising(packed: string): number[] {
  let sum = 0;
  return unpackNumbers(packed).map((distance) => (sum += distance));
}
