import { expect, it } from 'vitest';
import { packNumbers, packRising, unpackNumbers, unpackRising } from './packNumbers.ts';

const numbers = [0, 1, 45, 46, 47, 2115, 2116, 99_999, 3];

it('writes numbers and reads them again', () => {
  expect(unpackNumbers(packNumbers(numbers))).toEqual(numbers);
  expect(unpackNumbers('')).toEqual([]);
});

it('writes rising numbers in few signs that JSON takes as they are', () => {
  const rising = [3, 4, 5, 40, 2000];
  const packed = packRising(rising);
  expect(unpackRising(packed)).toEqual(rising);
  expect(packed).toHaveLength(6);
  expect(JSON.stringify(packNumbers(numbers))).toHaveLength(packNumbers(numbers).length + 2);
});
