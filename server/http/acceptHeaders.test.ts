import { expect, it } from 'vitest';
import { negotiateEncoding, prefersMarkdown } from './acceptHeaders.ts';

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

it.each([
  ['text/markdown', true],
  ['text/markdown, text/html, */*', true],
  ['Text/Markdown;q=0.9, text/html;q=0.8', true],
  ['text/markdown; charset=utf-8', true],
  ['text/markdown;q=0.5, */*;q=0.1', true],
  ['text/markdown;q=0.5, text/html', false],
  ['text/markdown;q=0', false],
  ['text/markdown;q=high', false],
  ['text/markdown;q=0.3, text/html;q=0.9', false],
  ['text/*', false],
  ['*/*', false],
  ['', false],
  [undefined, false],
  // Chrome, Firefox, Safari.
  [
    'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8',
    false,
  ],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
])('%s: %s', (header, expected) => {
  expect(prefersMarkdown(header)).toBe(expected);
});
