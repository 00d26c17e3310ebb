import { expect, it } from 'vitest';
import { addSentence } from './addSentence.ts';

it('adds a sentence to the first paragraph', () => {
  const page = (text: string) =>
    `---\ntitle: Sorting\n---\n\n${text}\n\n## More {#more}\n\nText.\n`;
  expect(addSentence(page('Rows are sorted.'), 'This is new.')).toBe(
    page('Rows are sorted. This is new.'),
  );
});

it('refuses a page that begins with something else', () => {
  for (const start of ['## Heading', '| a | b |', '::demo{name="A"}', '- item', '> quote']) {
    const page = `---\ntitle: Sorting\n---\n\n${start}\n`;
    expect(() => addSentence(page, 'This is new.')).toThrow('front matter and a paragraph');
  }
  expect(() => addSentence('Text.\n', 'This is new.')).toThrow('front matter and a paragraph');
});
