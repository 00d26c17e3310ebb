import type { Page } from '@playwright/test';
import { clickInPlace } from '#tests/setup/clickInPlace.ts';
import { hasMarkedDocument, markDocument, openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';

const headerHeight = 57;
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));
const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top);

async function expectBelowHeader(page: Page, id: string): Promise<void> {
  await expect.poll(() => topOf(page, id)).toBeGreaterThanOrEqual(headerHeight);
  expect(await topOf(page, id)).toBeLessThan(headerHeight + 80);
}

test('a new page starts at its top; back and forward return to where the reader was', async ({
  page,
}) => {
  await openPage(page, '/x/introduction/licensing');
  await markDocument(page);
  await page.evaluate(() => scrollTo(0, 900));
  const tree = page.locator('#navigation-tree');
  await clickInPlace(tree.getByRole('link', { name: 'Installation' }));
  await expect(page).toHaveTitle('Installation - MUI X');
  await expect.poll(() => scrollTop(page)).toBe(0);

  await page.evaluate(() => scrollTo(0, 400));
  await page.goBack();
  await expect(page).toHaveTitle('Licensing - MUI X');
  await expect.poll(() => scrollTop(page)).toBe(900);
  await page.goForward();
  await expect(page).toHaveTitle('Installation - MUI X');
  await expect.poll(() => scrollTop(page)).toBe(400);
  expect(await hasMarkedDocument(page)).toBe(true);
});

test('a reload keeps the place', async ({ page }) => {
  await openPage(page, '/x/introduction/licensing');
  await page.evaluate(() => scrollTo(0, 700));
  await page.reload();
  await expect.poll(() => scrollTop(page)).toBe(700);
});

test('the tree shows where the reader is and leaves the page where it is', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await openPage(page, '/x/react-tree-view/simple-tree-view/items');
  await expect(page.locator('#navigation-tree [aria-current="page"]')).toBeInViewport();
  await page.waitForTimeout(200);
  expect(await scrollTop(page)).toBe(0);
});

test('the table of contents leads to a heading just below the header and marks it', async ({
  page,
}) => {
  await openPage(page, '/x/introduction/licensing');
  await markDocument(page);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const links = contents.getByRole('link');
  const target = links.nth(4);
  const id = (await target.getAttribute('href'))?.slice(1) ?? '';
  await target.click();
  await expect(page).toHaveURL(`/x/introduction/licensing#${id}`);
  await expectBelowHeader(page, id);
  await expect(contents.locator('[aria-current="location"]')).toHaveAttribute('href', `#${id}`);
  expect(await hasMarkedDocument(page)).toBe(true);
});

test('the table of contents follows the reading', async ({ page }) => {
  await openPage(page, '/x/introduction/licensing');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const current = contents.locator('[aria-current="location"]');
  await expect(current).toHaveCount(0);
  const ids = await contents
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1) ?? ''));
  for (const id of ids.slice(1, 4)) {
    await page.locator(`#${id}`).evaluate((heading) => {
      scrollTo(0, heading.getBoundingClientRect().top + scrollY - 70);
    });
    await expect(current).toHaveAttribute('href', `#${id}`);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await expect(current).toHaveCount(0);
});

test('an address with an anchor opens at that heading, by document and by link', async ({
  page,
}) => {
  await openPage(page, '/x/react-tree-view/simple-tree-view/items#imperative-api');
  await expectBelowHeader(page, 'imperative-api');

  await openPage(page, '/x/introduction');
  const link = page.locator('main .prose a[href^="/x/"][href*="#"]').first();
  const [path = '', id = ''] = ((await link.getAttribute('href')) ?? '').split('#');
  await link.click();
  await expect(page).toHaveURL(`${path}#${id}`);
  await expectBelowHeader(page, id);
});

test('back to top appears on a long way down and returns to the top', async ({ page }) => {
  await openPage(page, '/x/introduction/licensing');
  const button = page.getByRole('button', { name: 'Back to top' });
  await expect(button).toBeHidden();
  await page.evaluate(() => scrollTo(0, 1200));
  await button.click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(button).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
});

test('the skip link is the first stop and leads past header and tree', async ({ page }) => {
  await openPage(page, '/x/introduction');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const isInMain = () => document.activeElement?.closest('main') !== null;
  expect(await page.evaluate(isInMain), 'the next Tab stop is in the text').toBe(true);
});
