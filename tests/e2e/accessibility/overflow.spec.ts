import { openPage } from '#tests/setup/openPage.ts';
import { expect, missingDocument, test } from '#tests/setup/quietPage.ts';

const paths = [
  '/',
  '/x',
  '/x/introduction',
  '/x/introduction/installation',
  '/x/introduction/licensing',
  '/x/common-concepts/custom-components',
  '/x/react-tree-view/simple-tree-view/items',
  '/zh/x/introduction/licensing',
  '/nowhere',
];

for (const path of paths) {
  test(`${path} needs no scrolling sideways at 390 and 320 px`, async ({ page, noise }) => {
    if (path === '/nowhere') {
      noise.allow(missingDocument);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, path);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const reach = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(reach, `at ${width} px`).toBeLessThanOrEqual(width);
    }
  });
}
