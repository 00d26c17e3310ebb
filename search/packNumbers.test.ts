import { expect, it } from 'vitest';
import { packAscending, packNumbers, unpackAscending, unpackNumbers } from './packNumbers.ts';

const numbers = [0, 1, 45, 46, 47, 2115, 2116, 99_999, 3];

it('writes numbers and reads them again', () => {
  expect(unpackNumbers(packNumbers(numbers))).toEqual(numbers);
  expect(unpackNumbers('')).toEqual([]);
});

it('writes ascending numbers in few signs that JSON takes as they are', () => {
  const ascending = [3, 4, 5, 40, 2000];
  const packed = packAscending(ascending);
  expect(unpackAscending(packed)).toEqual(ascending);
  expect(packed).toHaveLength(6);
  expect(JSON.stringify(packNumbers(numbers))).toHaveLength(packNumbers(numbers).length + 2);
});
