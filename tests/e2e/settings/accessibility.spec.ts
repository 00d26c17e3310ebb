import { findViolations } from '#tests/setup/findViolations.ts';
import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';
import { openSettings } from '#tests/setup/settings.ts';

/** Every two of the choices meet once. */
const looks = [
  { mode: 'light', direction: 'ltr', width: 1440 },
  { mode: 'light', direction: 'rtl', width: 390 },
  { mode: 'dark', direction: 'ltr', width: 390 },
  { mode: 'dark', direction: 'rtl', width: 1440 },
] as const;

for (const { mode, direction, width } of looks) {
  test(`axe finds nothing in ${mode}, ${direction}, at ${width} px, with and without the panel`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((dir) => sessionStorage.setItem('docs-direction', dir), direction);
    await openPage(page, '/x/react-tree-view/simple-tree-view/items');
    // The second is near enough to start as well, and must not do so while axe reads the page.
    for (const demo of ['#BasicItems', '#SimpleTreeViewPlayground']) {
      await page.locator(demo).scrollIntoViewIfNeeded();
      await expect(page.locator(`${demo} [data-demo-live]`)).toBeVisible();
    }
    // Further down the header may cover half a link, which then counts as too small.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    expect(await findViolations(page)).toEqual([]);
    await openSettings(page);
    expect(await findViolations(page, 'dialog')).toEqual([]);
  });
}
