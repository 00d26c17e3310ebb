import { untilReady } from '#tests/setup/openPage.ts';
import {
  expect,
  keptPages,
  lostConnection,
  shortenDelays,
  test,
  visitUntilStored,
  waitUntilStored,
} from '#tests/setup/offlineSite.ts';
import { openCode } from '#tests/setup/demoCode.ts';
import { scrollThrough } from '#tests/setup/scrollThrough.ts';

const items = '/x/react-tree-view/simple-tree-view/items';

test.beforeEach(async ({ context, noise }) => {
  noise.allow(lostConnection);
  await shortenDelays(context);
});

test('S1.6 S4.9 a visited page, its demos and the search work without a connection', async ({
  page,
  site,
}) => {
  await visitUntilStored(page, site, items);
  await site.stop();
  await page.reload();
  await untilReady(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Items');
  // Demos the reader never scrolled to run as well.
  await scrollThrough(page);
  await expect(page.locator('[data-demo-live]')).not.toHaveCount(0);
  await expect(page.getByText('This demo could not be started.')).toHaveCount(0);
  await openCode(page, 'BasicItems');

  await page.keyboard.press('/');
  const search = page.getByRole('dialog', { name: 'Search' });
  await search.getByRole('combobox').fill('licen');
  await expect(search.getByRole('option').first()).toContainText('Licensing');
  // Names of every product are kept, those of the reference too.
  await search.getByRole('combobox').fill('rowSelectionMod');
  await expect(search.getByRole('option').first()).toContainText('rowSelectionModel');
});

test('S4.9 a page opened by a client navigation is kept as a document too', async ({
  page,
  site,
}) => {
  await visitUntilStored(page, site, '/x/introduction');
  await page
    .locator('#navigation-tree')
    .getByRole('link', { name: 'Licensing' })
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Licensing');
  await waitUntilStored(page, '/x/introduction/licensing');
  await site.stop();

  await page.goto(`${site.origin}/x/introduction/licensing?from=mail#plans`);
  await untilReady(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Licensing');
  await page.goto(`${site.origin}/x/introduction/`);
  await untilReady(page);
  await expect(page).toHaveURL(`${site.origin}/x/introduction`);
  await page
    .locator('#navigation-tree')
    .getByRole('link', { name: 'Licensing' })
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Licensing');
});

test('S4.9 where a page is not kept, the reader sees what is, and the page itself once connected', async ({
  page,
  site,
}) => {
  await visitUntilStored(page, site, items);
  await site.stop();
  await page.goto(`${site.origin}/x/introduction/support`);
  await untilReady(page);
  await expect(page).toHaveURL(`${site.origin}/x/introduction/support`);
  await expect(page).toHaveTitle(/Reading offline/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reading offline');
  await expect(page.locator('main')).toContainText('/x/introduction/support is not on this device');
  const group = page.locator('main section', { hasText: 'Tree View' });
  await group.getByRole('link', { name: 'Simple Tree View - Items' }).click();
  await expect(page).toHaveURL(site.origin + items);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Items');

  // By a click, too, an unkept page leads to the list and not to an error.
  await page
    .locator('#navigation-tree a[href="/x/introduction/support"]')
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reading offline');
  await expect(page).toHaveURL(`${site.origin}/x/introduction/support`);

  await site.start();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Support');
});

test('S4.9 the home page is within reach of a kept page', async ({ page, site }) => {
  await visitUntilStored(page, site, '/x/introduction');
  await site.stop();
  await page.reload();
  await untilReady(page);
  await page.getByRole('link', { name: 'MUI X home' }).first().click();
  await expect(page).toHaveURL(`${site.origin}/`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('React');
});

test('S4.9 Chinese pages are kept by a worker of their own scope', async ({ page, site }) => {
  await visitUntilStored(page, site, `/zh${items}`);
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );
  expect(scopes).toEqual(['/zh/x/']);
  await site.stop();
  await page.reload();
  await untilReady(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await scrollThrough(page);
  await expect(page.locator('[data-demo-live]')).not.toHaveCount(0);
  await page.goto(`${site.origin}/zh/x/introduction/support`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('离线阅读');
});

test('S4.9 a server that fails is no reason not to read', async ({ page, site, noise }) => {
  noise.allow(/502|Bad Gateway/);
  await visitUntilStored(page, site, '/x/introduction');
  await page.context().route('**/x/introduction', (route) => route.fulfill({ status: 502 }));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MUI X overview');
});

test('S4.9 a quiet note says that the connection is gone, as long as it is', async ({
  page,
  site,
  context,
}) => {
  await visitUntilStored(page, site, '/x/introduction');
  const note = page.getByRole('status').filter({ hasText: 'You are offline.' });
  await expect(note).toHaveCount(0);
  await context.setOffline(true);
  await expect(note).toBeVisible();
  await note.getByRole('link', { name: 'What you can read offline' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reading offline');
  await expect(page.getByRole('link', { name: 'MUI X overview' }).first()).toBeVisible();
  await expect(note, 'there it would say the same twice').toBeHidden();
  await page.goBack();
  await expect(note).toBeVisible();
  await context.setOffline(false);
  await expect(note).toHaveCount(0);
});

test('the note is true for a page the browser kept while the reader was elsewhere', async ({
  page,
  site,
  context,
}) => {
  await visitUntilStored(page, site, '/x/introduction');
  await context.setOffline(true);
  const note = page.getByRole('status').filter({ hasText: 'You are offline.' });
  await expect(note).toBeVisible();
  // Such a page hears nothing of the connection until it is shown again.
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { value: true });
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(note).toHaveCount(0);
});

test('S4.9 votes and health checks are none of the worker’s business', async ({
  page,
  site,
  noise,
}) => {
  noise.allow(/404 \(Not Found\)|405 \(Method Not Allowed\)|415 \(Unsupported Media Type\)/);
  await visitUntilStored(page, site, '/x/introduction');
  const before = await cachedUrls();
  await page.evaluate(async () => {
    await fetch('/feedback', { method: 'POST', body: '{}' }).catch(() => {});
    await fetch('/feedback').catch(() => {});
    await fetch('/healthz').catch(() => {});
  });
  expect(await cachedUrls()).toEqual(before);
  expect(await keptPages(page)).toEqual(['/x/introduction']);

  function cachedUrls() {
    return page.evaluate(async () => {
      const names = await caches.keys();
      const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => url);
    });
  }
});
