import { bundleWorker } from '#pipeline/vite/finishOffline.ts';
import { expect, lostConnection, test, visitUntilStored } from '#tests/setup/offlineSite.ts';

const path = '/x/introduction';

test('S4.9 a kill switch release removes the worker and everything it kept', async ({
  page,
  site,
  noise,
}) => {
  noise.allow(lostConnection);
  await visitUntilStored(page, site, path);
  await page.evaluate(() => caches.open('another-site'));
  await site.write('x/sw.js', await bundleWorker(process.cwd(), 'killSwitch'));
  // Pages of such a release register nothing.
  await page.addInitScript((delay) => {
    const wait = window.setTimeout.bind(window);
    Reflect.set(window, 'setTimeout', (run: () => void, time = 0) =>
      time === delay ? 0 : wait(run, time),
    );
  }, 3000);
  // A visit is enough: the browser itself looks for a new worker.
  await page.reload();
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registrations).toBe(0);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['another-site']);

  await page.goto(site.origin + path);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await site.stop();
  await expect(page.reload()).rejects.toThrow(/(ERR|NS_ERROR)_CONNECTION_REFUSED/);
});
