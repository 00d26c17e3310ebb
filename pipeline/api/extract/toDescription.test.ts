import { describe, expect, it } from 'vitest';
import { toDescription, toInlineDescription } from './toDescription.ts';

const findLink = (name: string) => (name === 'Reading' ? '/x/api/widgets/reading' : null);
const comment = [
  'Reads a `Map<string, number>`',
  'by [its `id`](https://mui.com/x/api/widgets/reading/).',
  '',
  '- one * two',
  '- **three**',
  '',
  '1. first',
  '2. second',
  '',
  '```tsx',
  'const a = `1`;',
  'read(a);',
  '```',
].join('\n');

describe('toDescription', () => {
  it('writes paragraphs, lists and code as Markdown on lines of their own', () => {
    expect(toDescription(comment, findLink).markdown).toBe(
      [
        'Reads a `Map<string, number>` by [its `id`](/x/api/widgets/reading).',
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

  it('writes plain text without marks and code blocks, a line per paragraph and item', () => {
    expect(toDescription(comment, findLink).text).toBe(
      'Reads a Map<string, number> by its id.\n- one * two\n- three\n- first\n- second',
    );
  });

  it('links names of types', () => {
    expect(toDescription('A [[Reading]].', findLink)).toEqual({
      html: '<p>A <a href="/x/api/widgets/reading"><code>Reading</code></a>.</p>',
      markdown: 'A [`Reading`](/x/api/widgets/reading).',
      text: 'A Reading.',
    });
  });

  it('leaves underscores inside words and escapes those that would emphasize', () => {
    const { markdown, text } = toDescription(
      'unstable_name and \\_private\\_ &amp; a&lt;b',
      findLink,
    );
    expect(markdown).toBe('unstable_name and \\_private\\_ & a\\<b');
    expect(text).toBe('unstable_name and _private_ & a<b');
  });
});

it('toInlineDescription joins paragraphs', () => {
  expect(toInlineDescription('One.\n\nTwo.', findLink)).toEqual({
    html: 'One.\nTwo.',
    markdown: 'One. Two.',
    text: 'One. Two.',
  });
});
