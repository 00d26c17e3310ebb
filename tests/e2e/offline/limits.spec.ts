import { untilReady } from '#tests/setup/openPage.ts';
import {
  expect,
  keptPages,
  lostConnection,
  shortenDelays,
  test,
  visitUntilStored,
} from '#tests/setup/offlineSite.ts';

const pages = ['/x/introduction/licensing', '/x/introduction/roadmap', '/x/introduction/support'];
const withDemos = '/x/react-tree-view/simple-tree-view/focus';

test.beforeEach(async ({ context, noise }) => {
  noise.allow(lostConnection);
  await shortenDelays(context);
});

test('S4.9 beyond the number of pages the longest unread is dropped, with its demos', async ({
  page,
  site,
}) => {
  await site.deploy(({ limits }) => ({ limits: { ...limits, pages: 2 } }));
  await visitUntilStored(page, site, withDemos);
  const files = () =>
    page.evaluate(async () => (await (await caches.open('docs-v1-files')).keys()).length);
  expect(await files()).toBeGreaterThan(10);
  await visitUntilStored(page, site, pages[0]!);
  await visitUntilStored(page, site, pages[1]!);
  await expect.poll(() => keptPages(page)).toEqual([pages[0], pages[1]]);
  // What only its demos needed has gone too.
  await expect.poll(files).toBeLessThan(3);
});

test('S4.9 beyond the size the longest unread is dropped', async ({ page, site }) => {
  const index = JSON.parse(await site.read('offline-index/en.json')) as {
    shellBytes: number;
    pages: { path: string; bytes: number }[];
  };
  const bytes = index.pages
    .filter(({ path }) => path === pages[1] || path === pages[2])
    .reduce((sum, page) => sum + page.bytes, index.shellBytes);
  await site.deploy(({ limits }) => ({ limits: { ...limits, bytes } }));
  for (const path of pages) {
    await visitUntilStored(page, site, path);
  }
  await expect.poll(() => keptPages(page)).toEqual([pages[1], pages[2]]);
});

test('S4.9 a browser that stores nothing more drops visited pages and reads on', async ({
  page,
  context,
  site,
}) => {
  await visitUntilStored(page, site, pages[0]!);
  const usage = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Storage.overrideQuotaForOrigin', {
    origin: site.origin,
    quotaSize: usage + 60_000,
  });
  await page.goto(site.origin + withDemos);
  await untilReady(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Focus');
  // There is no room for its demos beside the other page, which has to go.
  await expect.poll(() => keptPages(page)).not.toContain(pages[0]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Focus');
});
