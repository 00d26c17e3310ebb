import { expect, it } from 'vitest';
import { lately } from './lately.ts';

it('lately answers again what it was asked last, and asks anew for what is longer ago', async () => {
  const asked: string[] = [];
  const answer = lately(2, async (key) => {
    asked.push(key);
    return key.toUpperCase();
  });

  expect(await Promise.all(['a', 'a', 'b', 'a'].map(answer))).toEqual(['A', 'A', 'B', 'A']);
  expect(asked).toEqual(['a', 'b']);
  await answer('c');
  expect(await answer('a')).toBe('A');
  expect(asked).toEqual(['a', 'b', 'c', 'a']);
});
