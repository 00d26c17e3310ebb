import { expect, it } from 'vitest';
import { formatBytes } from './ProductRow.tsx';

it.each([
  [3_440_000, 'en', '3.4 MB'],
  [12_000_000, 'en', '12 MB'],
  [999_499, 'en', '999 kB'],
  [3_440_000, 'zh', '3.4 MB'],
])('%i bytes in %s are %s', (bytes, language, text) => {
  expect(formatBytes(bytes, language)).toBe(text);
});
