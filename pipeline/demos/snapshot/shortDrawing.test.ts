import { expect, it } from 'vitest';
import { shortDrawing } from './shortDrawing.ts';

it.each([
  ['a computed number', 'x', '100.77500000000003', '100.78'],
  ['a number that is next to nothing', 'cy', '-1.4210854715202004e-14', '0'],
  ['the numbers of a path', 'd', 'M0.438194444,-12.999999999L3,4', 'M0.44,-13L3,4'],
  ['the lines of a path', 'd', 'M92.4,155\n   h0.5\n   v80', 'M92.4,155 h0.5 v80'],
  ['a shift', 'transform', 'translate(85.00000000000003, 0)', 'translate(85, 0)'],
])('shortens %s', (_what, name, value, short) => {
  expect(shortDrawing(name, value)).toBe(short);
});

it.each([
  ['an icon, whose flags touch its numbers', 'd', 'M4 12a2 2 0 011.99995 2l1.41-1.41'],
  ['a matrix', 'transform', 'matrix(0.123456789 0 0 1 0 0)'],
  ['what is no place', 'offset', '0.333333333'],
  ['a name', 'id', 'a.123456789'],
])('leaves %s', (_what, name, value) => {
  expect(shortDrawing(name, value)).toBe(value);
});
