import { expect, it } from 'vitest';
import type { Page } from '#model/Page.ts';
import { checkPreviews } from './checkPreviews.ts';

function page(markdown: string, preview: string): Page {
  const options = { code: 'preview', toolbar: true };
  return {
    sourceFile: 'content/widgets/dial.md',
    blocks: [
      { kind: 'prose', html: '', markdown, sections: [] },
      { kind: 'demo', name: 'Dial', options, propControls: null },
    ],
    demos: [{ name: 'Dial', variants: [{ preview: { tsHtml: preview, jsHtml: preview } }] }],
  } as unknown as Page;
}
const source = 'Text.\n\n::demo{name="Dial"}\n';

it('accepts a preview with a name the section is about', () => {
  expect(checkPreviews(page('Set `size`.', '<b>Dial</b> size={4}'), source)).toEqual([]);
  expect(checkPreviews(page('No code here.', 'Dial'), source)).toEqual([]);
});

it('names the demo whose preview misses the point', () => {
  const text = 'Set `other`.\n\n## Size\n\nSet `size` or `maxSize`.';
  expect(checkPreviews(page(text, 'Dial other={columns}'), source)).toEqual([
    {
      file: 'content/widgets/dial.md',
      line: 3,
      message: 'The preview of Dial shows nothing the text above is about: size, maxSize.',
      fix: expect.stringContaining('preview-start'),
    },
  ]);
});
