import { expect, it } from 'vitest';
import { findCopiedWords, wordRuns } from './checkProse.ts';

const known = wordRuns([
  'If true, the dial turns by itself as long as nobody holds it and the wind blows.',
]);

it('finds ten words in a row, whatever their case and punctuation', () => {
  expect(findCopiedWords('Here the dial turns by itself, as long as Nobody holds it.', known)).toBe(
    'the dial turns by itself as long as nobody holds',
  );
});

it('lets shorter likenesses be', () => {
  expect(findCopiedWords('The dial turns by itself as long as you look at it.', known)).toBeNull();
});
