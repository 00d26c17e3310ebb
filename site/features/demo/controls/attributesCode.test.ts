import { expect, it } from 'vitest';
import { attributesCode } from './attributesCode.ts';

it.each([
  [{}, ''],
  [{ dense: true, wide: false }, '  dense\n  wide={false}\n'],
  [{ size: 3, label: 'Wind' }, '  size={3}\n  label="Wind"\n'],
  [{ label: 'say "hi"' }, '  label={"say \\"hi\\""}\n'],
])('writes %o as a reader would', (values, code) => {
  const tokens = attributesCode(values);
  expect(tokens.map(({ text }) => text).join('')).toBe(code);
});
