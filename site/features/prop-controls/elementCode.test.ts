import { expect, it } from 'vitest';
import { elementCode } from './elementCode.ts';

const text = (...args: Parameters<typeof elementCode>) =>
  elementCode(...args)
    .map((token) => token.text)
    .join('');

it.each([
  [{}, '<Dial />'],
  [{ dense: true, wide: false }, '<Dial dense wide={false} />'],
  [{ size: 3, label: 'Wind' }, '<Dial size={3} label="Wind" />'],
  [{ label: 'say "hi"' }, '<Dial label={"say \\"hi\\""} />'],
])('writes %o as a reader would', (values, code) => {
  expect(text('Dial', values)).toBe(code);
});

it('gives each prop its line when one line is too short', () => {
  const values = { orientation: 'horizontal', label: 'Wind over the harbour', size: 1200 };
  expect(text('Dial', values)).toBe(
    '<Dial\n  orientation="horizontal"\n  label="Wind over the harbour"\n  size={1200}\n/>',
  );
});
