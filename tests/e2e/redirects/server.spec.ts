import { expect, missingDocument, test } from '#tests/setup/quietPage.ts';

const redirects = [
  { title: 'S2.3 trailing slash', from: '/x/introduction/', to: '/x/introduction' },
  {
    title: 'S2.3 trailing slash with a query',
    from: '/x/introduction/?a=1',
    to: '/x/introduction?a=1',
  },
  { title: 'S2.1 English prefix', from: '/en/x/introduction', to: '/x/introduction' },
  { title: 'S2.1 English home', from: '/en', to: '/' },
  { title: 'S2.1 S2.3 both at once', from: '/en/x/introduction/', to: '/x/introduction' },
  {
    title: 'S2.3 trailing slash in Chinese',
    from: '/zh/x/introduction/',
    to: '/zh/x/introduction',
  },
  { title: 'S2.4 core API', from: '/api/button', to: '/api-docs/button' },
  { title: 'the former overview', from: '/x', to: '/' },
  { title: 'the former overview in Chinese', from: '/zh/x', to: '/zh' },
  { title: 'S2.4 core API index', from: '/api', to: '/api-docs' },
  { title: 'S2.9 below the playground', from: '/playground/tree', to: '/playground' },
  { title: 'S2.9 in Chinese', from: '/zh/playground/tree?a=1', to: '/zh/playground?a=1' },
];

for (const { title, from, to } of redirects) {
  test(`${title}: ${from} moved to ${to}`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect([301, 308]).toContain(response.status());
    expect(response.headers().location).toBe(to);
  });
}

for (const path of ['/', '/zh', '/x/introduction', '/zh/x/introduction']) {
  test(`S2.3 ${path} stays where it is`, async ({ request }) => {
    expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(200);
  });
}

for (const path of ['/x/api/data-grid/data-grid', '/apis', '/zh/api-docs/x']) {
  test(`S2.4 ${path} is not rewritten`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([200, 404]).toContain(response.status());
  });
}

test('S2.4 /api-docs is the index of all references', async ({ page }) => {
  await page.goto('/api');
  await expect(page).toHaveURL('/api-docs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('API reference');
  const main = page.locator('#main-content');
  for (const product of ['data-grid', 'date-pickers', 'charts', 'tree-view']) {
    await expect(main.locator(`td a[href="/x/api/${product}"]`)).toBeVisible();
  }
  await main.locator('td a[href="/x/api/charts#hooks"]').click();
  await expect(page.locator('#hooks')).toBeInViewport();
});

for (const path of ['/template-pages/dashboard', '/sitemap.xml']) {
  test(`S2.2 ${path}?userLanguage=zh has no Chinese version and is shown`, async ({ request }) => {
    const response = await request.get(`${path}?userLanguage=zh`, { maxRedirects: 0 });
    expect(response.status()).toBe(200);
  });
}

test('S2.2 S2.5 a missing blog post asked for in Chinese is answered, not led in circles', async ({
  page,
  noise,
}) => {
  noise.allow(missingDocument);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) {
      documents.push(request.url());
    }
  });
  await page.goto('/blog/nothing?userLanguage=zh');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState();
  expect(documents).toHaveLength(1);
});
