import type { Page } from '@playwright/test';
import { untilReady } from '#tests/setup/openPage.ts';
import {
  expect,
  lostConnection,
  type OfflineSite,
  shortenDelays,
  test,
  visitUntilStored,
} from '#tests/setup/offlineSite.ts';
import { saveData } from '#tests/setup/saveData.ts';

const path = '/x/introduction';

/** Counts the documents a tab loads. */
async function countLoads(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const loads = Number(sessionStorage.getItem('loads') ?? 0) + 1;
    sessionStorage.setItem('loads', String(loads));
  });
  // In the middle of a reload there is no document to ask.
  return () => page.evaluate(() => Number(sessionStorage.getItem('loads'))).catch(() => Number.NaN);
}

/** Opens a page under a worker that is in charge and followed. */
async function openControlled(page: Page, site: OfflineSite): Promise<void> {
  await shortenDelays(page.context());
  await visitUntilStored(page, site, path);
  await page.reload();
  await untilReady(page);
  await expect.poll(() => page.evaluate(isFollowed)).toBe(true);
}

/** The module that follows the worker is loaded late. */
function isFollowed(): boolean {
  return performance
    .getEntriesByType('resource')
    .some(({ name }) => name.includes('/startOffline-'));
}

/** What the browser does by itself from time to time. */
async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
}

/** Keeps the next document from following its worker until `isHeld` is gone from its session storage. */
async function holdRegistration(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.setItem('isHeld', 'true'));
  await page.addInitScript(() => {
    const register = navigator.serviceWorker.register.bind(navigator.serviceWorker);
    navigator.serviceWorker.register = async (...args) => {
      while (sessionStorage.getItem('isHeld') !== null) {
        // oxlint-disable-next-line no-await-in-loop -- It is asked again and again.
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return register(...args);
    };
  });
}

/** Names of the shells kept: one per build. */
function keptShells(page: Page): Promise<string[]> {
  return page.evaluate(async () =>
    (await caches.keys()).filter((name) => name.startsWith('docs-v1-shell-')),
  );
}

test('S1.6 S4.9 a new deploy takes over and the page reloads, exactly once', async ({
  page,
  site,
}) => {
  const loads = await countLoads(page);
  await openControlled(page, site);
  const before = await loads();
  await site.deploy(() => ({ revision: 'second' }));
  await lookForUpdate(page);
  await expect.poll(loads).toBe(before + 1);
  await untilReady(page);
  await expect.poll(() => keptShells(page)).toContain('docs-v1-shell-second');
  await expect.poll(() => page.evaluate(isFollowed)).toBe(true);
  await page.waitForTimeout(400);
  expect(await loads(), 'it stays with one reload').toBe(before + 1);
});

test('S1.6 a page without focus waits with its reload until it has it', async ({ page, site }) => {
  const loads = await countLoads(page);
  await openControlled(page, site);
  const before = await loads();
  // A browser without windows never takes the focus from a tab, so the tab is told what a window would say.
  await page.evaluate(() => (document.hasFocus = () => false));

  await site.deploy(() => ({ revision: 'second' }));
  await lookForUpdate(page);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');
  await expect.poll(() => keptShells(page)).toContain('docs-v1-shell-second');
  await page.waitForTimeout(450);
  expect(await loads(), 'nothing happens in the background').toBe(before);

  await page.evaluate(() => (document.hasFocus = () => true));
  await expect.poll(loads).toBe(before + 1);
  await untilReady(page);
  await page.waitForTimeout(400);
  expect(await loads()).toBe(before + 1);
});

test('S1.6 S4.9 a worker found waiting is told to take over, and the page reloads once', async ({
  page,
  site,
}) => {
  // Chromium may let a new worker wait after the old one has fetched the following page.
  await saveData(page);
  const loads = await countLoads(page);
  await visitUntilStored(page, site, path);
  await site.deploy(() => ({ revision: 'second' }));
  await holdRegistration(page);
  // Before anything follows it: the worker installs and waits for the tab to be left.
  await page.reload({ waitUntil: 'commit' });
  await lookForUpdate(page);
  const isWaiting = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.waiting !== null;
    });
  await expect.poll(isWaiting).toBe(true);
  const before = await loads();
  await page.evaluate(() => sessionStorage.removeItem('isHeld'));
  await expect.poll(loads).toBe(before + 1);
  expect(await isWaiting()).toBe(false);
  await page.waitForTimeout(400);
  expect(await loads()).toBe(before + 1);
});

test('S4.9 pages of an earlier build stay readable with its own code', async ({
  page,
  site,
  noise,
}) => {
  noise.allow(lostConnection);
  await openControlled(page, site);
  const [firstShell = ''] = await keptShells(page);
  // The next build has no such chunk any more, neither in its worker nor on the server.
  await site.deploy(({ precache }) => ({
    revision: 'second',
    marker: '/assets/manifest-second.js',
    precache: precache.filter(({ url }) => !/SearchDialog|docPage/.test(url)),
  }));
  const reloaded = page.waitForEvent('load');
  await lookForUpdate(page);
  await reloaded;
  await expect.poll(() => keptShells(page)).toEqual([firstShell, 'docs-v1-shell-second']);
  await site.stop();
  await page.reload();
  await untilReady(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MUI X overview');
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
});

test('S4.9 a new worker drops caches of other versions and leaves those of others', async ({
  page,
  site,
}) => {
  await openControlled(page, site);
  await page.evaluate(async () => {
    await caches.open('docs-v0-pages');
    await caches.open('docs-v1-shell-forgotten');
    await caches.open('another-site');
  });
  await site.deploy(() => ({ revision: 'second' }));
  const reloaded = page.waitForEvent('load');
  await lookForUpdate(page);
  await reloaded;
  const names = () => page.evaluate(() => caches.keys());
  await expect.poll(names).not.toContain('docs-v0-pages');
  expect(await names()).not.toContain('docs-v1-shell-forgotten');
  expect(await names()).toContain('another-site');
});
