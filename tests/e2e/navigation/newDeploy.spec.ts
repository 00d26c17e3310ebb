import { hasMarkedDocument, markDocument, openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';

test('a page of another build is loaded as a document', async ({ page }) => {
  await openPage(page, '/x/introduction');
  await page.route('**/page-data/x/introduction/licensing.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), build: 'newer' } });
  });
  await markDocument(page);
  await page
    .locator('#navigation-tree')
    .getByRole('link', { name: 'Licensing' })
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL('/x/introduction/licensing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Licensing');
  expect(await hasMarkedDocument(page)).toBe(false);
});

test('resting on a link to a page of another build does not take the reader there', async ({
  page,
}) => {
  await openPage(page, '/x/introduction');
  await page.route('**/page-data/x/introduction/licensing.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), build: 'newer' } });
  });
  await markDocument(page);
  const fetched = page.waitForResponse('**/page-data/x/introduction/licensing.json');
  await page.locator('#navigation-tree').getByRole('link', { name: 'Licensing' }).hover();
  await fetched;
  await page.waitForTimeout(500);
  await expect(page).toHaveURL('/x/introduction');
  expect(await hasMarkedDocument(page)).toBe(true);
});

test('a link to a page of another build keeps its anchor', async ({ page }) => {
  await openPage(page, '/x/introduction');
  await page.route('**/page-data/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), build: 'newer' } });
  });
  const link = page.locator('main .prose a[href^="/x/"][href*="#"]').first();
  const href = (await link.getAttribute('href')) ?? '';
  await link.evaluate((element: HTMLAnchorElement) => element.click());
  await expect(page).toHaveURL(href);
});

test('a page whose data is gone is loaded as a document', async ({ page, noise }) => {
  noise.allow(/404 \(Not Found\)/);
  await openPage(page, '/x/introduction');
  await page.route('**/page-data/index.json', (route) => route.fulfill({ status: 404 }));
  await markDocument(page);
  await page.getByRole('link', { name: 'MUI X home' }).first().click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('React');
  expect(await hasMarkedDocument(page)).toBe(false);
});
