import type { Page } from '@playwright/test';
import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';

const licensing = '/x/introduction/licensing';
const screens = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 1920, height: 1200 },
];
const pages = [
  '/x/introduction/support',
  '/x/react-data-grid/pagination',
  '/x/react-date-pickers/date-picker',
  '/x/react-charts/bars',
  '/x/react-tree-view/rich-tree-view/items',
];

/** What is laid out of a page when it is painted for the first time. */
interface FirstPaint {
  /** How many of its blocks are left for later. */
  later: number;
  /** How far it reaches below the bottom of the screen. */
  surplus: number;
}

/** Goes to a page by a link, or back, and says what its first paint shows. */
function changePage(page: Page, go: string): Promise<FirstPaint> {
  return page.evaluate(async (target) => {
    const painted = new Promise<FirstPaint>((resolve) => {
      addEventListener(
        'docs:navigated',
        () =>
          requestAnimationFrame(() => {
            const blocks = [
              ...document.querySelectorAll<HTMLElement>('[data-blocks] > :not(.prose), .prose > *'),
            ];
            const shown = blocks.filter((block) => block.checkVisibility());
            const bottoms = shown.map((block) => block.getBoundingClientRect().bottom);
            resolve({
              later: blocks.filter(({ style }) => style.display === 'none').length,
              surplus: Math.max(...bottoms) - innerHeight,
            });
          }),
        { once: true },
      );
    });
    if (target === 'back') {
      history.back();
    } else {
      const link = document.createElement('a');
      link.href = target;
      document.body.append(link);
      link.click();
      link.remove();
    }
    return painted;
  }, go);
}

for (const screen of screens) {
  test(`at ${screen.width} px the first paint of a new page fills the screen and no more than it needs`, async ({
    page,
  }) => {
    await page.setViewportSize(screen);
    await openPage(page, licensing);
    for (const path of pages) {
      const { later, surplus } = await changePage(page, path);
      expect(later, path).toBeGreaterThan(0);
      expect(surplus, path).toBeGreaterThan(0);
      await expect(page.locator('[data-blocks] [style="display: none;"]')).toHaveCount(0);
    }
  });
}

test('a page that opens elsewhere than at its top is laid out as a whole', async ({ page }) => {
  await openPage(page, licensing);
  await page.evaluate(() => scrollTo(0, 900));
  expect(await changePage(page, '/x/introduction/support#priority-support')).toMatchObject({
    later: 0,
  });
  expect(await changePage(page, 'back')).toMatchObject({ later: 0 });
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(900);
});
