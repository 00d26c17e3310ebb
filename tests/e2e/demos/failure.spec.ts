import { hasMarkedDocument, markDocument, openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';

const items = '/x/react-tree-view/simple-tree-view/items';
const chunk = '**/assets/ScrollToItem-*.js';

test('a demo whose chunk fails offers a retry that works, and the rest of the page stays', async ({
  page,
  noise,
}) => {
  noise.allow(/ScrollToItem-/);
  await page.route(chunk, (route) => route.abort('failed'));
  await openPage(page, items);
  await markDocument(page);
  const demo = page.locator('#ScrollToItem');
  await demo.scrollIntoViewIfNeeded();
  await expect(demo.getByRole('alert')).toContainText('This demo could not be started.');
  await expect(demo.locator('[data-demo-snapshot]')).toBeVisible();
  await page.locator('#TrackClicks').scrollIntoViewIfNeeded();
  await expect(page.locator('#TrackClicks [data-demo-live]')).toBeVisible();
  expect(await hasMarkedDocument(page), 'the page was not reloaded').toBe(true);

  await page.unroute(chunk);
  await demo.getByRole('button', { name: 'Try again' }).click();
  await expect(demo.locator('[data-demo-live]')).toBeVisible();
  await expect(demo.getByRole('alert')).toHaveCount(0);
  await demo.getByRole('button', { name: 'Show Toad' }).click();
  await expect(demo.getByText('Toad', { exact: true })).toBeInViewport();
});

test('without a connection the demos stay readable and the page does not reload', async ({
  page,
  context,
  noise,
}) => {
  noise.allow(/ERR_INTERNET_DISCONNECTED|NS_ERROR_OFFLINE/);
  await openPage(page, items);
  await expect(page.locator('#BasicItems [data-demo-live]')).toBeVisible();
  await markDocument(page);
  await context.setOffline(true);
  await page.locator('#DisableFromCode').scrollIntoViewIfNeeded();
  await expect(page.locator('#DisableFromCode').getByRole('alert')).toBeVisible();
  await expect(page.locator('#DisableFromCode [data-demo-snapshot]')).toBeVisible();
  expect(await hasMarkedDocument(page)).toBe(true);
});
