/** Smallest of 1, 2, 2.5, 5 and their powers of ten that is not below a value. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 2.5, 5, 10].find((factor) => factor * power >= value * (1 - 1e-9)) ?? 10;
  return step * power;
}

/** Round numbers from 0 to the first that is not below the largest value, about `count` steps. */
export function ticks(largest: number, count: number): number[] {
  if (largest <= 0) {
    return [0, 1];
  }
  const step = roundUp(largest / count);
  const steps = Math.ceil(largest / step - 1e-9);
  return Array.from({ length: steps + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}
