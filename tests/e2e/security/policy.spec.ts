import type { Page } from '@playwright/test';
import { openCode } from '#tests/setup/demoCode.ts';
import { openPage } from '#tests/setup/openPage.ts';
import { openProject, preview, writeCode } from '#tests/setup/playground.ts';
import { expect, missingDocument, test } from '#tests/setup/quietPage.ts';
import { scrollThrough } from '#tests/setup/scrollThrough.ts';
import { openSettings } from '#tests/setup/settings.ts';

const items = '/x/react-tree-view/simple-tree-view/items';

/** Collects every breach of the policy a page reports, from its first moment on. */
async function watchViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Reflect.set(window, 'policyViolations', seen);
    addEventListener('securitypolicyviolation', (event) =>
      seen.push(`${event.violatedDirective}: ${event.blockedURI} (${event.sourceFile})`),
    );
  });
  return () => page.evaluate(() => Reflect.get(window, 'policyViolations') as string[]);
}

for (const path of [
  '/',
  '/zh',
  '/zh/x',
  '/x/introduction',
  '/zh/x/introduction',
  items,
  `/zh${items}`,
]) {
  test(`${path} keeps to its policy from top to bottom`, async ({ page }) => {
    const violations = await watchViolations(page);
    const response = await openPage(page, path);
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/]+=')+;/);
    expect(policy).not.toContain('unsafe-eval');
    expect(policy.replace(/style-src[^;]*/, '')).not.toContain('unsafe-inline');
    expect(policy).toContain("frame-ancestors 'self'");
    await scrollThrough(page);
    expect(await violations()).toEqual([]);
  });
}

test('what readers open on a page keeps to its policy', async ({ page }) => {
  const violations = await watchViolations(page);
  await openPage(page, items);
  await openCode(page, 'ItemsFromData');
  await openSettings(page);
  await page.getByText('Dark', { exact: true }).click();
  await page.getByText('Right to left', { exact: true }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog').getByRole('option')).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Not helpful' }).click();
  await expect(page.locator('textarea')).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('#feedback').getByRole('status')).toContainText('Thank you');
  await page
    .getByRole('navigation', { name: 'Previous and next page' })
    .getByRole('link')
    .last()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Selection');
  await expect(page.locator('[data-demo-live]').first()).toBeVisible();
  expect(await violations()).toEqual([]);
});

test('the playground turns no text into markup or scripts', async ({ page, noise }) => {
  // The tries at the end are reported by the browser.
  noise.allow(/Trusted|Content Security Policy/i);
  const violations = await watchViolations(page);
  const response = await page.goto('/playground');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types docs");
  const own = page.locator('meta[http-equiv="Content-Security-Policy"]');
  expect(`${await own.getAttribute('content')}; frame-ancestors 'self'`).toBe(policy);

  await openProject(page, { 'App.tsx': 'export default () => <p>First</p>;' });
  await expect(preview(page)).toContainText('First');
  await writeCode(page, 'export default () => <p>Second</p>;');
  await expect(preview(page)).toContainText('Second');
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(await violations()).toEqual([]);

  // It is in force, and nobody can make a policy of their own.
  const tries = await page.evaluate(() => {
    const attempt = (run: () => unknown) => {
      try {
        run();
        return 'allowed';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error);
      }
    };
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): unknown };
    };
    return [
      attempt(() => (document.createElement('div').innerHTML = '<b>Text</b>')),
      attempt(() => new Worker('/static/icon.svg')),
      attempt(() => trustedTypes.createPolicy('other', {})),
    ];
  });
  expect(tries).toEqual(['refused', 'refused', 'refused']);
});

test('the page for wrong addresses keeps to its policy', async ({ page, noise }) => {
  noise.allow(missingDocument);
  const violations = await watchViolations(page);
  for (const path of ['/x/nowhere', '/zh/x/nowhere']) {
    const response = await openPage(page, path);
    expect(response?.headers()['content-security-policy']).toContain("script-src 'self' 'sha256-");
    expect(await violations()).toEqual([]);
  }
});

test('a static host that sends no policy gets the same one from the document', async ({
  page,
  noise,
}) => {
  noise.allow(/Content Security Policy/);
  const violations = await watchViolations(page);
  let sent = '';
  await page.route('**/x/introduction', async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': policy = '', ...headers } = response.headers();
    sent = policy;
    await route.fulfill({ response, headers });
  });
  const response = await openPage(page, '/x/introduction');
  expect(response?.headers()['content-security-policy']).toBeUndefined();
  const own = await page
    .locator('meta[http-equiv="Content-Security-Policy"]')
    .getAttribute('content');
  expect(`${own}; frame-ancestors 'self'`).toBe(sent);
  expect(await violations()).toEqual([]);

  // It is in force: a script that was not built in does not run.
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.body.append(script);
  });
  expect(await page.evaluate(() => Reflect.get(window, 'injected'))).toBeUndefined();
  await expect.poll(violations).toHaveLength(1);
});

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-resource-policy': 'same-origin',
};
for (const path of [
  '/x/introduction',
  '/sitemap.xml',
  '/healthz',
  '/x/introduction/',
  '/x/nowhere',
  '/feedback',
  '/insight',
]) {
  test(`${path} is sent with the security headers`, async ({ request }) => {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    expect(headers).toMatchObject(everywhere);
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['strict-transport-security']).toBeUndefined();
  });
}

test('tables for static hosts and the files of the server are not served', async ({ request }) => {
  for (const path of [
    '/_headers',
    '/_redirects',
    '/serve/manifest.json',
    '/../serve/manifest.json',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('a page that was renamed is found at its new address, in one step', async ({ request }) => {
  const response = await request.get('/en/x/react-tree-view/items/', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe('/x/react-tree-view/simple-tree-view/items');
});
