import { expect, it } from 'vitest';
import { findBorrowed, wordRuns } from './findBorrowed.ts';

const known = wordRuns([
  'If true, the dial turns by itself as long as nobody holds it and the wind blows.',
]);

it('finds ten words in a row, whatever their case and punctuation', () => {
  expect(findBorrowed('Here the dial turns by itself, as long as Nobody holds it.', known)).toBe(
    'the dial turns by itself as long as nobody holds',
  );
});

it('lets shorter likenesses be', () => {
  expect(findBorrowed('The dial turns by itself as long as you look at it.', known)).toBeNull();
});
