import { expect, it } from 'vitest';
import { writeFilter } from './exampleFilter.ts';

const nothing = { question: '', data: '', plan: '' };

it('writes what is set and keeps the rest of the address', () => {
  const search = writeFilter('?from=mail', { ...nothing, question: 'share', plan: 'pro' });
  expect(search).toBe('?from=mail&question=share&plan=pro');
});

it('removes what is no longer set', () => {
  expect(writeFilter('?question=share', nothing)).toBe('');
});
