import type { Page } from '@playwright/test';
import { untilReady } from '#tests/setup/openPage.ts';
import { expect, missingDocument, test } from '#tests/setup/quietPage.ts';

/** Serves a page under a second address, as a host does that knows no redirects. */
async function serveUnder(page: Page, address: string, path: string): Promise<void> {
  await page.route(
    (url) => url.pathname === address,
    async (route) =>
      route.fulfill({
        response: await route.fetch({ url: new URL(path, route.request().url()).href }),
      }),
  );
}

const moves = [
  { title: 'S2.3', from: '/x/introduction/', path: '/x/introduction', search: '' },
  { title: 'S2.3', from: '/zh/x/introduction/', path: '/zh/x/introduction', search: '#plans' },
  { title: 'S2.1', from: '/en/x/introduction', path: '/x/introduction', search: '?a=1#plans' },
  { title: 'S2.1', from: '/en', path: '/', search: '' },
];

for (const { title, from, path, search } of moves) {
  test(`${title} ${from}${search} on a static host becomes ${path}${search}`, async ({ page }) => {
    await serveUnder(page, from, path);
    await page.goto(from + search);
    await expect(page).toHaveURL(path + search);
    await untilReady(page);
    // Replaced, not added: back leaves the site instead of bouncing.
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });
}

test('S2.4 /api on a static host becomes /api-docs', async ({ page, noise }) => {
  noise.allow(missingDocument);
  await serveUnder(page, '/api/button', '/404.html');
  await page.goto('/api/button');
  await expect(page).toHaveURL('/api-docs/button');
});
