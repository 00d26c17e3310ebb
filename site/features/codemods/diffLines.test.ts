import { describe, expect, it } from 'vitest';
import { type DiffPart, diffLines } from './diffLines.ts';

const lines = (text: string) => text.split('').join('\n');

/** What each part holds, `-` for what goes and `+` for what comes. */
function outline(parts: DiffPart[]): string {
  return parts
    .map((part) =>
      part.kind === 'same'
        ? part.lines.join('')
        : `[${part.before.map((line) => `-${line}`).join('')}${part.after.map((line) => `+${line}`).join('')}]`,
    )
    .join('');
}

describe('diffLines', () => {
  it.each([
    ['abc', 'abc', 'abc'],
    ['abc', 'abXc', 'ab[+X]c'],
    ['abc', 'ac', 'a[-b]c'],
    ['abcd', 'axxd', 'a[-b-c+x+x]d'],
    ['abcabba', 'cbabac', '[-a-b]c[+b]ab[-b]a[+c]'],
    ['', 'ab', '[-+a+b]'],
    ['ab', 'xabx', '[+x]ab[+x]'],
  ])('%s to %s', (before, after, expected) => {
    expect(outline(diffLines(lines(before), lines(after)))).toBe(expected);
  });

  it('loses no line, and counts lines from 1', () => {
    const before = lines('abcabbaxyzabc');
    const after = lines('cbabacxyyabq');
    const parts = diffLines(before, after);
    const side = (name: 'before' | 'after') =>
      parts.flatMap((part) => (part.kind === 'same' ? part.lines : part[name])).join('\n');
    expect(side('before')).toBe(before);
    expect(side('after')).toBe(after);
    for (const part of parts) {
      const [first] = part.kind === 'same' ? part.lines : part.after;
      if (first !== undefined) {
        expect(after.split('\n')[part.afterLine - 1]).toBe(first);
      }
    }
  });

  it('gives up on texts with nothing in common instead of taking forever', () => {
    const text = (word: string) =>
      Array.from({ length: 20_000 }, (_, line) => `${word} ${line}`).join('\n');
    const parts = diffLines(`same\n${text('a')}`, `same\n${text('b')}`);
    expect(parts.map(({ kind }) => kind)).toEqual(['same', 'change']);
  });
});
