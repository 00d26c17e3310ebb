import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { type CodeLanguage, codeLanguages, highlightCode } from './highlightCode.ts';

function html(code: string, language: CodeLanguage, markedLines: number[] = []) {
  const children = highlightCode(code, { language, markedLines: new Set(markedLines) });
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
  it('puts one class on each run of like tokens', () => {
    expect(html("const name = 'dial'; // round", 'ts')).toBe(
      '<span class="tk">const</span> name <span class="tk">= </span>' +
        '<span class="ts">\'dial\'</span>; <span class="tc">// round</span>',
    );
  });

  it.each(codeLanguages)('keeps every character and closes every span in %s', (language) => {
    const markup = html(sample, language, [1, 3, 4, 6]);
    expect(plain(markup)).toBe(sample);
    expect(markup.match(/<span/g)?.length ?? 0).toBe(markup.match(/<\/span>/g)?.length ?? 0);
    expect(markup).not.toMatch(/class="(?!marked-line"|t[kscnfid]")/);
  });

  it.each([
    ['a.turn(1)', 'a.<span class="tf">turn</span>(<span class="tn">1</span>)'],
    [
      'use<Dial>(1)',
      '<span class="tf">use</span>&#x3C;<span class="tn">Dial</span>>(<span class="tn">1</span>)',
    ],
    ['a.use<Dial>()', 'a.<span class="tf">use</span>&#x3C;<span class="tn">Dial</span>>()'],
  ])('colors the name of what is called in %s', (code, expected) => {
    expect(html(code, 'ts')).toBe(expected);
  });

  it('tells tags and their attributes from text between them', () => {
    expect(html('<Dial label="a">if b</Dial>', 'tsx')).toBe(
      '&#x3C;<span class="tn">Dial </span><span class="tf">label</span><span class="tk">=</span>' +
        '<span class="ts">"a"</span>>if b&#x3C;/<span class="tn">Dial</span>>',
    );
  });

  it('colors a fragment that is no whole program', () => {
    expect(html("{ field: 'name' }, …", 'tsx')).toContain('<span class="ts">\'name\'</span>');
  });

  it.each([
    [
      'npm install a@1 # now',
      '<span class="tf">npm </span>install a@1 <span class="tc"># now</span>',
    ],
    [
      'cd a && npm i',
      '<span class="tf">cd </span>a <span class="tk">&#x26;&#x26; </span><span class="tf">npm </span>i',
    ],
    [
      'echo "a && b" c#d',
      '<span class="tf">echo </span><span class="ts">"a &#x26;&#x26; b" </span>c#d',
    ],
  ])('tells the command from its arguments in %s', (code, expected) => {
    expect(html(code, 'bash')).toBe(expected);
  });

  it('colors the lines of a change', () => {
    expect(html('@@ one\n-a\n+b\n c', 'diff')).toBe(
      '<span class="tk">@@ one</span>\n<span class="td">-a</span>\n<span class="ti">+b</span>\n c',
    );
  });

  it('marks whole lines, line break included, counted from one', () => {
    expect(html('one\ntwo\nthree', 'text', [1, 3])).toBe(
      '<span class="marked-line">one\n</span>two\n<span class="marked-line">three</span>',
    );
  });

  it('marks nothing outside the code', () => {
    expect(html('one', 'text', [0, 2, 99])).toBe('one');
  });

  it('is empty for empty code', () => {
    expect(highlightCode('', { language: 'tsx' })).toEqual([]);
  });

  it('leaves plain text uncolored', () => {
    expect(html('const a = 1;', 'text')).toBe('const a = 1;');
  });
});
