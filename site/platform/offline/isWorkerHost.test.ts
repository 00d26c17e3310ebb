import { expect, it } from 'vitest';
import { isWorkerHost } from './isWorkerHost.ts';

it.each([
  ['mui.com', true],
  ['mui.com.localhost', true],
  ['notmui.com', false],
  ['mui.com.evil.test', false],
  ['next.mui.com', false],
  ['localhost', false],
])('S1.6 the worker for mui.com is registered on %s: %s', (hostname, expected) => {
  expect(isWorkerHost(hostname, 'mui.com')).toBe(expected);
});

it('S1.6 no host is meant by an empty name', () => {
  expect(isWorkerHost('mui.com', '')).toBe(false);
  expect(isWorkerHost('.localhost', '')).toBe(false);
});
