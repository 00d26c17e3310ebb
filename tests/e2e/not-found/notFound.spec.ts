import type { Page } from '@playwright/test';
import { hasMarkedDocument, markDocument, openPage } from '#tests/setup/openPage.ts';
import { expect, missingDocument, test } from '#tests/setup/quietPage.ts';

const items = '/x/react-tree-view/simple-tree-view/items';
const nearMiss = '/x/react-tree-view/simple-tree-view/item';

for (const path of [nearMiss, '/x/react-nothing', '/nowhere', '/nowhere/at/all']) {
  test(`${path} answers 404 with the whole shell around the message`, async ({ page, noise }) => {
    noise.allow(missingDocument);
    const response = await openPage(page, path);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle('Page not found - MUI X');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.locator('#navigation-tree a').first()).toBeAttached();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('body')).toHaveClass(/^mode-(light|dark)$/);
  });
}

test('a near miss offers the page that was meant', async ({ page, noise }) => {
  noise.allow(missingDocument);
  await openPage(page, nearMiss);
  await markDocument(page);
  const closest = page.locator('section', { hasText: 'Pages with a similar address' });
  await expect(closest.getByRole('link').first()).toHaveAttribute('href', items);
  await closest.getByRole('link').first().click();
  await expect(page).toHaveTitle(/Items/);
  expect(await hasMarkedDocument(page)).toBe(true);
});

test('an address that resembles nothing offers places to start', async ({ page, noise }) => {
  noise.allow(missingDocument);
  await openPage(page, '/qqqq-1234567');
  await expect(page.getByText('Pages with a similar address')).toBeHidden();
  const start = page.locator('section', { hasText: 'Good places to start' });
  await expect(start.getByRole('link')).not.toHaveCount(0);
  await start.getByRole('link', { name: 'Introduction' }).click();
  await expect(page).toHaveURL('/x/introduction');
});

test('S1.3 a Chinese address is answered in Chinese', async ({ page, noise }) => {
  noise.allow(missingDocument);
  const response = await openPage(page, '/zh/x/react-tree-view/simple-tree-view/item');
  expect(response?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', /^zh(-|$)/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Han}/u);
  await expect(page.locator(`main a[href="/zh${items}"]`)).toBeVisible();
});

function addLink(page: Page, address: string): Promise<void> {
  return page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'gone' });
    document.querySelector('main .prose p')?.append(link);
  }, address);
}

test('a client navigation to a page that is gone says so inside the shell', async ({
  page,
  noise,
}) => {
  noise.allow(/page-data/);
  noise.allow(missingDocument);
  await openPage(page, '/x/introduction');
  await addLink(page, nearMiss);
  await page.getByRole('link', { name: 'gone' }).click();
  await expect(page).toHaveURL(nearMiss);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page).toHaveTitle('Page not found - MUI X');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/overview/i);
});

test('who goes back before the scripts are there gets the page they came from', async ({
  page,
  noise,
}) => {
  noise.allow(/page-data/);
  noise.allow(missingDocument);
  await openPage(page, '/x/introduction');
  await addLink(page, nearMiss);
  let sendScript = () => {};
  const sent = new Promise<void>((resolve) => (sendScript = resolve));
  await page.route('**/assets/start-*.js', async (route) => {
    await sent;
    await route.continue();
  });
  await page.getByRole('link', { name: 'gone' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/x/introduction');
  sendScript();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/overview/i);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the message, the places to start and the tree are there', async ({ page, noise }) => {
    noise.allow(missingDocument);
    const response = await page.goto(nearMiss);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await page.locator('main').getByRole('link', { name: 'Introduction' }).click();
    await expect(page).toHaveURL('/x/introduction');
  });
});

test('a missing file is not answered with a page', async ({ request }) => {
  const response = await request.get('/assets/gone-12345678.js');
  expect(response.status()).toBe(404);
  expect(await response.text()).not.toContain('<html');
});

test('the address of a Markdown copy that does not exist is answered in Markdown', async ({
  request,
}) => {
  const response = await request.get(`${nearMiss}.md`);
  expect(response.status()).toBe(404);
  expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  const text = await response.text();
  expect(text).toMatch(/^# Page not found/);
  expect(text).toContain(`(${items}.md)`);
  expect(text.length).toBeLessThan(2000);
});
