import { hasMarkedDocument, markDocument, openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';

const clicks = [
  { title: 'Control', options: { modifiers: ['ControlOrMeta'] } },
  { title: 'Shift', options: { modifiers: ['Shift'] } },
  { title: 'the middle button', options: { button: 'middle' } },
] as const;

for (const { title, options } of clicks) {
  test(`a click with ${title} opens the link elsewhere and leaves the page alone`, async ({
    page,
    context,
  }) => {
    await openPage(page, '/x/introduction');
    await markDocument(page);
    const opened = context.waitForEvent('page');
    const link = page.locator('#navigation-tree').getByRole('link', { name: 'Licensing' });
    await link.click({
      ...options,
      modifiers: 'modifiers' in options ? [...options.modifiers] : [],
    });
    await expect(await opened).toHaveURL('/x/introduction/licensing');
    await expect(page).toHaveURL('/x/introduction');
    expect(await hasMarkedDocument(page)).toBe(true);
  });
}

test('S2.14 a link to another site leaves ours, and is marked as external', async ({ page }) => {
  await page.route('https://mui.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
  );
  await openPage(page, '/x/introduction');
  const link = page.locator('#navigation-tree').getByRole('link', { name: "What's new in MUI X" });
  await expect(link).toHaveAttribute('data-external', '');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await link.click();
  await expect(page).toHaveTitle('Elsewhere');
});

test('a file is loaded by the browser, not by a client navigation', async ({ page, noise }) => {
  // A text file has no head to name an icon in, so the browser looks for one.
  noise.allow(/favicon\.ico/);
  await openPage(page, '/x/introduction');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/robots.txt' });
    link.textContent = 'robots';
    document.querySelector('main h1')?.append(link);
  });
  await page.getByRole('link', { name: 'robots' }).click();
  await expect(page.locator('body')).toContainText('Sitemap:');
});

test('without the Navigation API a link loads the page as a document', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'navigation', { value: undefined });
  });
  await openPage(page, '/x/introduction');
  await markDocument(page);
  await page.locator('#navigation-tree').getByRole('link', { name: 'Licensing' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Licensing');
  expect(await hasMarkedDocument(page)).toBe(false);
});
