import type { Page } from '@playwright/test';
import { findViolations } from '#tests/setup/findViolations.ts';
import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';

const gallery = '/x/react-charts/examples';

async function openGallery(page: Page, query = '') {
  await openPage(page, gallery + query);
  const cards = page.locator('[data-examples] li:visible');
  const status = page.locator('[data-examples]').getByRole('status');
  return { cards, status };
}

test('every example is a picture that a browser can draw', async ({ page, request }) => {
  await openGallery(page);
  const addresses = await page
    .locator('[data-examples] img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));
  expect(addresses.length).toBeGreaterThan(380);
  expect(new Set(addresses).size).toBe(addresses.length);
  const response = await request.get(addresses[0] ?? '');
  expect(response.headers()['content-type']).toContain('image/svg+xml');
  const broken = await page.evaluate(async (urls) => {
    const failed: string[] = [];
    for (const url of urls) {
      const image = new Image();
      image.src = url;
      await image.decode().catch(() => failed.push(url));
    }
    return failed;
  }, addresses);
  expect(broken).toEqual([]);
});

test('only the pictures near the screen are loaded, and nothing runs', async ({ page }) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/demo-pictures/')) {
      pictures.push(request.url());
    }
  });
  const { cards } = await openGallery(page);
  await expect(cards.first().locator('img')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(pictures.length).toBeGreaterThan(2);
  expect(pictures.length).toBeLessThan(80);
  await expect(page.locator('[data-demo-live]')).toHaveCount(0);
});

test('filters narrow the list by keyboard, say how many are left, and are kept in the address', async ({
  page,
}) => {
  const { cards, status } = await openGallery(page);
  const all = await cards.count();
  await expect(status).toHaveText(`${all} examples`);
  await page.getByRole('radio', { name: 'All' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Compare' })).toBeChecked();
  await expect(page).toHaveURL(/\?question=compare$/);
  await page.getByRole('combobox', { name: 'Plan' }).selectOption('Pro');
  await expect(page).toHaveURL(/\?question=compare&plan=pro$/);
  const some = await cards.count();
  expect(some).toBeGreaterThan(0);
  expect(some).toBeLessThan(all / 4);
  await expect(status).toHaveText(`${some} of ${all} examples`);

  await page.reload();
  await expect(page.getByRole('radio', { name: 'Compare' })).toBeChecked();
  await expect(status).toHaveText(`${some} of ${all} examples`);
  await page.getByRole('combobox', { name: 'Data' }).selectOption('A single number');
  await expect(status).toContainText('No example has all of these');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(status).toHaveText(`${all} examples`);
  await expect(page).toHaveURL(/examples$/);
});

test('an example opens its demo, its code and its page', async ({ page }) => {
  const { cards } = await openGallery(page);
  const card = cards.filter({ hasText: 'Wheat and wages' });
  await expect(card.getByRole('link', { name: 'Wheat and wages', exact: true })).toHaveAttribute(
    'href',
    '/x/react-charts/line-demo#WheatAndWages',
  );
  await card.getByRole('link', { name: 'Code of Wheat and wages' }).click();
  await expect(page).toHaveURL(/line-demo#WheatAndWages\.tsx$/);
  await expect(page.locator('#WheatAndWages details').first()).toHaveAttribute('open', '');
});

for (const mode of ['light', 'dark'] as const) {
  test(`the gallery has no accessibility violations in ${mode} mode`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: mode });
    await openGallery(page, '?question=progress');
    expect(await findViolations(page)).toEqual([]);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole list is there, and no filter that would do nothing', async ({ page }) => {
    await page.goto(gallery);
    await expect(page.locator('[data-examples] li').first()).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
    expect(await page.locator('[data-examples] li a').count()).toBeGreaterThan(1000);
  });
});
