import { expect, it } from 'vitest';
import { createRateLimit } from './rateLimit.ts';

it('gives so many turns at once, then spreads them over the minute', () => {
  let now = 0;
  const limit = createRateLimit(3, { now: () => now });
  expect([1, 2, 3].map(() => limit.take('a'))).toEqual([0, 0, 0]);
  expect(limit.take('a')).toBe(20);
  expect(limit.take('b')).toBe(0);
  now = 20_000;
  expect(limit.take('a')).toBe(0);
  expect(limit.take('a')).toBe(20);
});

it('never saves up more than a minute allows', () => {
  let now = 0;
  const limit = createRateLimit(2, { now: () => now });
  limit.take('a');
  now = 600_000;
  expect([1, 2, 3].map(() => limit.take('a') > 0)).toEqual([false, false, true]);
});

it('forgets the key that rested longest instead of growing without end', () => {
  const limit = createRateLimit(1, { now: () => 0, maxKeys: 2 });
  ['a', 'b', 'c'].forEach((key) => limit.take(key));
  expect(limit.take('c')).toBeGreaterThan(0);
  expect(limit.take('a')).toBe(0);
});

it('takes several turns at once, all or none, and never more than there can be', () => {
  let now = 0;
  const limit = createRateLimit(10, { now: () => now });
  expect(limit.take('a', 8)).toBe(0);
  expect(limit.take('a', 3)).toBe(6);
  expect(limit.take('a', 2)).toBe(0);
  expect(limit.take('a', 50)).toBe(60);
  now = 60_000;
  expect(limit.take('a', 50)).toBe(0);
});
