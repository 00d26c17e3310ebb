import { describe, expect, it } from 'vitest';
import { htmlToCell, htmlToMarkdown } from './htmlToMarkdown.ts';

const options = { link: (href: string) => `https://docs.example.com${href}` };
const html =
  '<p>Reads a <code>Map&#x3C;string, number></code>\nby <a href="/x/api/widgets/reading">its <code>id</code></a>.</p>' +
  '<ul><li>one * two</li><li><strong>three</strong></li></ul>' +
  '<ol><li>first</li><li>second</li></ol>' +
  '<pre><code class="language-tsx">const a = `1`;\nread(a);\n</code></pre>';

describe('htmlToMarkdown', () => {
  it('writes paragraphs, lists and code on lines of their own', () => {
    expect(htmlToMarkdown(html, options)).toBe(
      [
        'Reads a `Map<string, number>` by [its `id`](https://docs.example.com/x/api/widgets/reading).',
        '',
        '- one \\* two',
        '- **three**',
        '1. first',
        '2. second',
        '',
        '```tsx',
        'const a = `1`;',
        'read(a);',
        '```',
      ].join('\n'),
    );
  });

  it('leaves underscores inside words and escapes those that would emphasise', () => {
    expect(htmlToMarkdown('<p>unstable_name and _private_ &amp; a&lt;b</p>', options)).toBe(
      'unstable_name and \\_private\\_ & a\\<b',
    );
  });
});

describe('htmlToCell', () => {
  it('puts the same into one line', () => {
    const cell = htmlToCell(html, options);
    expect(cell).not.toContain('\n');
    expect(cell).toContain(
      '<br>- one \\* two<br>- **three**<br>1. first<br>2. second<br>``const a = `1`; read(a);``',
    );
  });
});
