import { expect, it } from 'vitest';
import { negotiateEncoding } from './negotiateEncoding.ts';

it.each([
  [undefined, null],
  ['', null],
  ['identity', null],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['*', 'br'],
  ['*;q=0', null],
  ['br;q=0, *;q=0.1', 'gzip'],
  ['identity, gzip;q=0.5', null],
  ['gzip;q=nonsense', null],
])('accept-encoding %s gives %s', (header, expected) => {
  expect(negotiateEncoding(header)).toBe(expected);
});
