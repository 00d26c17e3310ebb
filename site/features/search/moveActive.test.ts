import { expect, it } from 'vitest';
import { moveActive } from './moveActive.ts';
import type { OptionGroup } from './SearchOption.ts';

const group = (...queries: string[]): OptionGroup => ({
  title: queries.join(),
  options: queries.map((query) => ({ kind: 'query', query })),
});
const groups = [group('a', 'b'), group('c'), group('d', 'e')];

it.each([
  ['ArrowDown', 'a', 'b'],
  ['ArrowDown', 'b', 'c'],
  ['ArrowDown', 'e', 'a'],
  ['ArrowUp', 'a', 'e'],
  ['ArrowUp', 'd', 'c'],
  ['PageDown', 'b', 'c'],
  ['PageDown', 'e', 'd'],
  ['PageUp', 'e', 'c'],
  ['PageUp', 'a', 'a'],
])('%s from %s leads to %s', (pressed, from, to) => {
  expect(moveActive(pressed, groups, `query ${from}`)).toBe(`query ${to}`);
});

it('goes nowhere by other keys or without options', () => {
  expect(moveActive('x', groups, 'query a')).toBeNull();
  expect(moveActive('ArrowDown', [], null)).toBeNull();
  expect(moveActive('PageDown', [], null)).toBeNull();
});
