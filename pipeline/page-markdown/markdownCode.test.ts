import { expect, it } from 'vitest';
import { codeFence, codeSpan } from './markdownCode.ts';
import { markdownTable } from './markdownTable.ts';

it.each([
  ['rows', '`rows`'],
  ['`aria-${string}`', '`` `aria-${string}` ``'],
  ['{\n  a: string;\n}', '`{ a: string; }`'],
])('codeSpan(%j)', (code, expected) => {
  expect(codeSpan(code)).toBe(expected);
});

it('codeFence outgrows the fences inside', () => {
  expect(codeFence('```\ncode\n```\n', 'md')).toBe('````md\n```\ncode\n```\n````');
});

it('markdownTable escapes the pipes of its cells', () => {
  expect(markdownTable(['Name', 'Type'], [['`a`', "`'b' | 'c'`"]])).toBe(
    "| Name | Type |\n| --- | --- |\n| `a` | `'b' \\| 'c'` |",
  );
});
