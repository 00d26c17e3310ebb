import type { Page } from '@playwright/test';
import { expect, test } from '#tests/setup/quietPage.ts';

for (const path of ['/', '/x/introduction', '/zh/x/introduction', '/playground']) {
  test(`nothing of ${path} takes the line from its text`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const scripts = html.match(/<(link rel="modulepreload"|script[^>]*type="module")[^>]*>/g) ?? [];
    expect(scripts).toHaveLength(1);
    expect(scripts.filter((tag) => !tag.includes('fetchpriority="low"'))).toEqual([]);
    const [head = ''] = html.split('</head>');
    expect(head).toContain('<style>');
    expect(head.replace(/<noscript>.*?<\/noscript>/s, '')).not.toMatch(
      /rel="(stylesheet|preload)"/,
    );
  });
}

const fonts = (page: Page) => page.locator('head link[rel="preload"][as="font"]');

/** Has the page see a line of a speed in bytes a second; otherwise a busy machine makes a slow one. */
async function setLine(page: Page, latency: number, throughput: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

test('fonts are asked for before the text is painted', async ({ page }) => {
  await setLine(page, 5, 10_000_000);
  await page.goto('/x/introduction/licensing');
  await expect(fonts(page)).toHaveCount(2);
  await expect(page.locator('body')).toHaveCSS('font-family', /^Inter,/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('fonts are asked for all the same', async ({ page }) => {
    await page.goto('/x/introduction/licensing');
    await expect(fonts(page)).toHaveCount(2);
  });
});

test('on a slow line text is shown in fonts of the system', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await setLine(page, 150, 200_000);
  await page.goto('/x/introduction/licensing');
  await expect(fonts(page)).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('font-family', /^"Inter Fallback",/);
  expect(asked.filter((url) => url.endsWith('.woff2'))).toEqual([]);
});
