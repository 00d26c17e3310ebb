import { treePicture } from './pagePictures.ts';
import { expect, test } from './pictureTest.ts';

/** Small changes of the kind that slips in. */
const changes = [
  { name: 'another accent', css: ':root { --color-accent: #b0307a !important; }' },
  { name: 'a missing icon', css: 'header button span { visibility: hidden !important; }' },
  { name: 'a heading of another weight', css: 'h1 { font-weight: 400 !important; }' },
  { name: 'a column 8 px away', css: 'main { translate: 8px; }' },
  { name: 'a paragraph 4 px lower', css: 'main p { position: relative; inset-block-start: 4px; }' },
];

for (const { name, css } of changes) {
  test(`${name} does not pass for the same`, async ({ camera, page }, info) => {
    const isUpdate = ['all', 'changed'].includes(info.config.updateSnapshots);
    test.skip(isUpdate, 'the changed page would become the baseline');
    await camera.open(treePicture);
    await page.addStyleTag({ content: css });
    const taken = await camera.take();
    expect(() => expect(taken).toMatchSnapshot(`${treePicture.name}.png`)).toThrow();
  });
}
