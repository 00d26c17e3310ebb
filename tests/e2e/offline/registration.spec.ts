import type { Page } from '@playwright/test';
import { openPage } from '#tests/setup/openPage.ts';
import { expect, lostConnection, shortenDelays, test } from '#tests/setup/offlineSite.ts';

const path = '/x/introduction';

/** Opens an address with the time shortened after which a page registers the worker. */
async function openHurriedly(page: Page, url: string): Promise<void> {
  await shortenDelays(page.context());
  await openPage(page, url);
}

function registeredScripts(page: Page): Promise<string[]> {
  return page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(
      ({ active, waiting, installing, scope }) =>
        `${new URL((active ?? waiting ?? installing)?.scriptURL ?? scope).pathname} for ${new URL(scope).pathname}`,
    ),
  );
}

test('S1.6 S7.1 on the configured host the worker /x/sw.js is registered for /x/', async ({
  page,
  site,
  noise,
}) => {
  noise.allow(lostConnection);
  await openHurriedly(page, site.origin + path);
  await expect.poll(() => registeredScripts(page)).toEqual(['/x/sw.js for /x/']);
});

test('S1.6 on any other host nothing is registered, not even its code is loaded', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openHurriedly(page, path);
  await page.waitForTimeout(400);
  expect(await registeredScripts(page)).toEqual([]);
  expect(requests.filter((url) => /startOffline|sw\.js/.test(url))).toEqual([]);
});

test('the settings offer offline reading only where the worker is in use', async ({ page }) => {
  await openPage(page, path);
  await page.keyboard.press('Control+.');
  const panel = page.getByRole('dialog', { name: 'Settings' });
  await expect(panel.getByRole('button', { name: 'Copy theme' })).toBeVisible();
  await expect(panel.getByRole('group', { name: 'Offline reading' })).toHaveCount(0);
});
