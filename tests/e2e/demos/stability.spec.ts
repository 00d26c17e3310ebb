import { readShifts, recordShifts } from '#tests/setup/layoutShifts.ts';
import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';
import { scrollThrough } from '#tests/setup/scrollThrough.ts';

for (const { path, width } of [
  { path: '/x/react-tree-view/simple-tree-view/items', width: 1440 },
  { path: '/x/react-tree-view/simple-tree-view/items', width: 390 },
  { path: '/x/common-concepts/custom-components', width: 1440 },
  { path: '/x/introduction/installation', width: 1440 },
  { path: '/', width: 1440 },
]) {
  test(`nothing shifts on ${path} at ${width} px, from the first paint to the end of the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await recordShifts(page);
    await openPage(page, path);
    await scrollThrough(page);
    await page.waitForTimeout(200);
    expect(await readShifts(page)).toEqual([]);
  });
}
