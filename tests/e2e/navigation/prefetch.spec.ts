import type { Page } from '@playwright/test';
import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';
import { saveData } from '#tests/setup/saveData.ts';

const licensingData = '/page-data/x/introduction/licensing.json';
/** Data of the page that follows the introduction. */
const installationData = '/page-data/x/introduction/installation.json';
const supportData = '/page-data/x/introduction/support.json';

/** Requests for page data of all pages but the following one, which is fetched in any case. */
function recordPageData(page: Page, following = installationData): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/page-data/') && pathname !== following) {
      requests.push(pathname);
    }
  });
  return requests;
}

const licensing = (page: Page) =>
  page.locator('#navigation-tree').getByRole('link', { name: 'Licensing' });

test('resting on a link fetches its page before the click, and only once', async ({ page }) => {
  const requests = recordPageData(page);
  await openPage(page, '/x/introduction');
  await licensing(page).hover();
  await expect.poll(() => requests).toEqual([licensingData]);
  await page.locator('h1').hover();
  await licensing(page).hover();
  await licensing(page).click();
  await expect(page).toHaveTitle('Licensing - MUI X');
  // The page that follows this one may have been fetched by now.
  expect(requests.filter((path) => path === licensingData)).toHaveLength(1);
});

test('focusing a link fetches its page before Enter, and only once', async ({ page }) => {
  const requests = recordPageData(page);
  await openPage(page, '/x/introduction');
  await page.locator('#navigation-tree').getByRole('link', { name: 'Templates' }).focus();
  await page.keyboard.press('Tab');
  await expect(licensing(page)).toBeFocused();
  await expect.poll(() => requests).toContain(licensingData);
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('Licensing - MUI X');
  expect(requests.filter((path) => path === licensingData)).toHaveLength(1);
});

test('passing over a link fetches nothing', async ({ page }) => {
  const requests = recordPageData(page);
  await openPage(page, '/x/introduction');
  await licensing(page).evaluate((link) => {
    link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  });
  await page.waitForTimeout(200);
  expect(requests).toEqual([]);
});

test('the first page of a visit needs no page data', async ({ page }) => {
  const requests = recordPageData(page, supportData);
  await openPage(page, '/x/introduction/licensing');
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(2).click();
  await expect(page).toHaveURL(/#/);
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
});

test('the page that follows is fetched while the reader is at this one, on every page', async ({
  page,
}) => {
  const following = page.waitForRequest(`**${installationData}`);
  await openPage(page, '/x/introduction');
  await following;
  const supporting = page.waitForRequest(`**${supportData}`);
  await licensing(page).click();
  await supporting;
  const requests = recordPageData(page, '');
  await page.locator('a[rel="next"]').click();
  await expect(page).toHaveTitle('Support - MUI X');
  expect(requests).not.toContain(supportData);
});

test('a reader with data saving on gets no page ahead', async ({ page }) => {
  await saveData(page);
  const requests = recordPageData(page, '');
  // A page without demos, from which the following one is fetched soonest.
  await openPage(page, '/x/introduction/licensing');
  await page.locator('#navigation-tree').getByRole('link', { name: 'Templates' }).hover();
  await page.waitForTimeout(1500);
  expect(requests).toEqual([]);
});

test('a page whose data failed to load can be asked for again', async ({ page, noise }) => {
  noise.allow(/page-data/);
  await openPage(page, '/x/introduction');
  await page.route(`**${licensingData}`, (route) => route.abort('failed'), { times: 1 });
  await licensing(page).hover();
  await page.waitForEvent('requestfailed');
  await licensing(page).click();
  await expect(page).toHaveTitle('Licensing - MUI X');
});

test('the rules of a page with demos are read while the pointer rests on its link, and only for it', async ({
  page,
}) => {
  await openPage(page, '/x/react-data-grid/sorting');
  const ahead = page.locator('head style[data-ahead]');
  const shown = page.locator('head style[data-page-rules]');
  const linkTo = (name: string) =>
    page.locator('#navigation-tree').getByRole('link', { name, exact: true });
  await linkTo('Pagination').hover();
  await expect(ahead).toHaveCount(1);
  const rules = await ahead.textContent();
  await linkTo('Export').hover();
  await expect.poll(() => ahead.textContent()).not.toBe(rules);
  await linkTo('Pagination').click();
  await expect(page).toHaveTitle(/^Data Grid - Pagination/);
  await expect(ahead).toHaveCount(0);
  expect(await shown.textContent()).toBe(rules);
  await linkTo('Export').click();
  await expect(page).toHaveTitle(/^Data Grid - Export/);
  expect(await shown.textContent()).not.toBe(rules);
});

test('demos that start while the rules of another page are read ahead do not count on them', async ({
  page,
}) => {
  await openPage(page, '/x/introduction/licensing');
  await page
    .locator('#navigation-tree')
    .getByRole('link', { name: 'Overview', exact: true })
    .hover();
  const ahead = page.locator('head style[data-ahead]');
  await expect(ahead).toHaveCount(1);
  // Where Emotion looks for rules that are there already when it starts.
  await expect(page.locator('style[data-emotion]')).toHaveCount(0);
});

test('a page that is clicked before it has arrived is not prepared again once it is shown', async ({
  page,
}) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/page-data/x/react-data-grid/pagination.json', async (route) => {
    await held;
    await route.continue();
  });
  await openPage(page, '/x/react-data-grid/sorting');
  const link = page
    .locator('#navigation-tree')
    .getByRole('link', { name: 'Pagination', exact: true });
  await link.click();
  // The click focused the link, which is a sign of intent of its own.
  await page.waitForTimeout(300);
  answer();
  await expect(page).toHaveTitle(/^Data Grid - Pagination/);
  await expect(page.locator('head style[data-page-rules]')).toHaveCount(1);
  await expect(page.locator('head style[data-ahead]')).toHaveCount(0);
});
