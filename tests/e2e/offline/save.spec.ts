import type { Locator, Page } from '@playwright/test';
import { findViolations } from '#tests/setup/findViolations.ts';
import { untilReady } from '#tests/setup/openPage.ts';
import {
  expect,
  keptPages,
  lostConnection,
  shortenDelays,
  test,
  visitUntilStored,
} from '#tests/setup/offlineSite.ts';
import { scrollThrough } from '#tests/setup/scrollThrough.ts';

const start = '/x/introduction';
const saved = [
  '/x/react-tree-view/rich-tree-view/selection',
  '/x/react-tree-view/simple-tree-view/selection',
];

// A product is several megabytes in a hundred files.
test.describe.configure({ timeout: 120_000 });

test.beforeEach(async ({ context, noise }) => {
  noise.allow(lostConnection);
  await shortenDelays(context);
});

async function openOfflineSettings(page: Page): Promise<Locator> {
  await page.keyboard.press('Control+.');
  const group = page.getByRole('dialog').getByRole('group', { name: 'Offline reading' });
  await expect(group).toBeVisible();
  return group;
}

test('S4.9 a saved product reads offline, every page of it, and is remembered', async ({
  page,
  site,
}) => {
  await visitUntilStored(page, site, start);
  const group = await openOfflineSettings(page);
  const row = group.getByRole('listitem').filter({ hasText: 'Tree View' });
  await expect(row).toContainText(/Tree View \d+(\.\d)? MB/);
  const status = page.getByRole('dialog').getByRole('status');
  const save = row.getByRole('button', { name: /^Save Tree View for offline reading, .* MB$/ });
  await save.focus();
  await page.keyboard.press('Enter');
  await expect(row.getByRole('progressbar', { name: 'Saving Tree View' })).toBeVisible();
  await expect(row).toContainText(/\d+% saved/);
  await expect(status).toHaveText('Tree View is saved and can be read offline');
  await expect(row.getByRole('button')).toHaveText(['Remove']);
  expect(await findViolations(page, 'dialog')).toEqual([]);

  await site.stop();
  for (const path of saved) {
    await page.goto(site.origin + path);
    await untilReady(page);
    await scrollThrough(page);
    await expect(page.locator('[data-demo-live]')).not.toHaveCount(0);
  }
  await page.goto(`${site.origin}/x/offline`);
  const heading = page.getByRole('heading', { name: 'Tree View', exact: true });
  const listed = page.locator('main section', { has: heading }).getByRole('listitem');
  const ofProduct = (await keptPages(page)).filter((path) =>
    /^\/x\/(react|api\/)-?tree-view/.test(path),
  );
  await expect(listed).toHaveCount(ofProduct.length);
  expect(ofProduct.length).toBeGreaterThan(10);
  await expect(listed.first()).toContainText('Saved');
  expect(await findViolations(page)).toEqual([]);

  await openOfflineSettings(page);
  await row.getByRole('button', { name: 'Remove Tree View from this device' }).click();
  await expect(status).toHaveText('Tree View was removed from this device');
  await expect.poll(() => keptPages(page)).toEqual([start]);
});

test('S4.9 saving can be stopped, and nothing is left of it', async ({ page, site }) => {
  await visitUntilStored(page, site, start);
  const group = await openOfflineSettings(page);
  await group.getByRole('button', { name: /^Save Tree View/ }).click();
  await group.getByRole('button', { name: 'Stop saving Tree View' }).click();
  const status = page.getByRole('dialog').getByRole('status');
  await expect(status).toHaveText('Saving Tree View was stopped');
  await expect(group.getByRole('button', { name: /^Save Tree View/ })).toBeVisible();
  await expect.poll(() => keptPages(page)).toEqual([start]);
});

test('S4.9 a connection lost on the way is said, and saving goes on from there', async ({
  page,
  site,
}) => {
  await visitUntilStored(page, site, start);
  const group = await openOfflineSettings(page);
  await group.getByRole('button', { name: /^Save Tree View/ }).click();
  // Polled often: the connection has to go while some pages are saved and others are not.
  await expect
    .poll(async () => (await keptPages(page)).length, { intervals: [50] })
    .toBeGreaterThan(1);
  await site.stop();
  await expect(group).toContainText('The connection was lost. What is saved so far stays');
  const soFar = (await keptPages(page)).length;
  await site.start();
  await group.getByRole('button', { name: 'Continue saving Tree View' }).click();
  await expect(group.getByRole('button', { name: /^Remove Tree View/ })).toBeVisible();
  expect((await keptPages(page)).length).toBeGreaterThan(soFar);
});

test('S4.9 a device without room says so and keeps nothing half', async ({
  page,
  context,
  site,
}) => {
  await visitUntilStored(page, site, start);
  const devTools = await context.newCDPSession(page);
  const usage = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  await devTools.send('Storage.overrideQuotaForOrigin', {
    origin: site.origin,
    quotaSize: usage + 2e6,
  });
  const group = await openOfflineSettings(page);
  await group.getByRole('button', { name: /^Save Tree View/ }).click();
  await expect(group).toContainText(/There is not enough room on this device for .* MB/);
  await expect(group.getByRole('button', { name: /^Save Tree View/ })).toBeVisible();
  const ofProduct = (await keptPages(page)).filter((path) => path.includes('tree-view'));
  expect(ofProduct).toEqual([]);
});

test('S4.9 after a deploy a saved product offers its update', async ({ page, site }) => {
  await visitUntilStored(page, site, start);
  const group = await openOfflineSettings(page);
  await group.getByRole('button', { name: /^Save Tree View/ }).click();
  await expect(group.getByRole('button', { name: /^Remove Tree View/ })).toBeVisible();
  // A page is followed from its second visit on, when a worker is in charge of it.
  await page.reload();
  await untilReady(page);
  const index = JSON.parse(await site.read('offline-index/en.json')) as object;
  await site.write('offline-index/en.json', JSON.stringify({ ...index, revision: 'second' }));
  await site.deploy(({ precache }) => ({
    revision: 'second',
    precache: precache.map((entry) =>
      entry.url.startsWith('/offline-index/') ? { ...entry, revision: 'second' } : entry,
    ),
  }));
  const reloaded = page.waitForEvent('load');
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await reloaded;
  await untilReady(page);
  await openOfflineSettings(page);
  await expect(group).toContainText('Saved, from an older version of the site');
  await group.getByRole('button', { name: /^Update Tree View/ }).click();
  await expect(group.getByRole('button', { name: /^Update Tree View/ })).toHaveCount(0);
  await expect(group.getByRole('listitem').filter({ hasText: 'Tree View' })).toContainText(
    /Saved$/,
  );
});
