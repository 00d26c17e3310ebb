import { expect, it } from 'vitest';
import {
  codeFence,
  codeSpan,
  mapMarkdownLinks,
  markdownCell,
  markdownTable,
} from './markdownSyntax.ts';

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

it('mapMarkdownLinks changes where links lead', () => {
  const complete = (href: string) => `https://docs.example.com${href}`;
  expect(mapMarkdownLinks('See [its `id`](/x/a#b), [c](/d).', complete)).toBe(
    'See [its `id`](https://docs.example.com/x/a#b), [c](https://docs.example.com/d).',
  );
});

it('markdownCell puts paragraphs, lists and code into one line', () => {
  const markdown = 'Text.\n\n- one\n- two\n\n```tsx\nconst a = `1`;\nread(a);\n```';
  expect(markdownCell(markdown)).toBe('Text.<br>- one<br>- two<br>``const a = `1`; read(a);``');
});
