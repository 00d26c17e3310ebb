import { expect, it } from 'vitest';
import { resolveLength } from './resolveLength.ts';

it.each([
  ['12px', 12],
  ['1.5rem', 24],
  ['2em', 28],
  ['50%', 200],
  ['0', 0],
  ['calc(2 * 8px)', 16],
  ['calc(100% - 2 * (8px + 1px))', 382],
  ['min(100%, 300px)', 300],
  ['max(10px, 2rem)', 32],
  ['-4px', -4],
  ['auto', null],
  ['fit-content', null],
  ['', null],
])('%s', (value, expected) => {
  expect(resolveLength(value, { whole: 400, fontSize: 14 })).toBe(expected);
});

it('does not know a share of the unknown', () => {
  expect(resolveLength('100%', { whole: null, fontSize: 16 })).toBeNull();
});
