import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { type CodeLanguage, codeLanguages, highlightCode } from './highlightCode.ts';

async function html(code: string, language: CodeLanguage, markedLines: number[] = []) {
  const children = await highlightCode(code, { language, markedLines: new Set(markedLines) });
  return toHtml({ type: 'root', children });
}

/** The text a reader sees. */
const plain = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x3C;', '<')
    .replaceAll('&#x26;', '&');

const sample = [
  "import { Dial } from '@mui/x-widgets';",
  '',
  '/* One',
  '   value. */',
  'export const value: number = `${7 & 3}`.length; // seven',
  'const view = <Dial label="a < b" value={value} />;',
].join('\n');

describe('highlightCode', () => {
  it('puts one class on each run of like tokens', async () => {
    expect(await html("const name = 'dial'; // round", 'ts')).toBe(
      '<span class="tk">const </span><span class="tn">name </span><span class="tk">= </span>' +
        '<span class="ts">\'dial\'</span>; <span class="tc">// round</span>',
    );
  });

  it.each(codeLanguages)('keeps every character and closes every span in %s', async (language) => {
    const markup = await html(sample, language, [1, 3, 4, 6]);
    expect(plain(markup)).toBe(sample);
    expect(markup.match(/<span/g)?.length ?? 0).toBe(markup.match(/<\/span>/g)?.length ?? 0);
    expect(markup).not.toMatch(/class="(?!marked-line"|t[kscnfpulidg]")/);
  });

  it('marks whole lines, line break included, counted from one', async () => {
    expect(await html('one\ntwo\nthree', 'text', [1, 3])).toBe(
      '<span class="marked-line">one\n</span>two\n<span class="marked-line">three</span>',
    );
  });

  it('marks nothing outside the code', async () => {
    expect(await html('one', 'text', [0, 2, 99])).toBe('one');
  });

  it('is empty for empty code', async () => {
    expect(await highlightCode('', { language: 'tsx' })).toEqual([]);
  });

  it('leaves plain text uncoloured', async () => {
    expect(await html('const a = 1;', 'text')).toBe('const a = 1;');
  });
});
