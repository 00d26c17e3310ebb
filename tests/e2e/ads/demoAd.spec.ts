import { expect, test } from '#tests/setup/configuredSite.ts';
import { demoTool } from '#tests/setup/demoCode.ts';
import { fixRandom } from '#tests/setup/fixRandom.ts';
import { openPage } from '#tests/setup/openPage.ts';

const items = '/x/react-tree-view/simple-tree-view/items';

test('S7.7 the first look at a demo’s code brings one line from the feed, closing and opening no other', async ({
  page,
  site,
}) => {
  site.thirdParties = { ...site.thirdParties, adFeed: `${site.ads.origin}/feed.json` };
  const sponsor = {
    statlink: 'https://sponsor.example/click',
    company: 'Sponsor',
    description: 'Try it.',
  };
  site.ads.feed = [{ body: JSON.stringify({ ads: [sponsor] }) }];
  await fixRandom(page);
  await openPage(page, items);
  const demo = page.locator('#BasicItems');
  const ad = demo.getByRole('complementary', { name: 'Advertisement' });
  const code = await demoTool(page, 'BasicItems', 'code');
  await expect(ad).toHaveCount(0);

  await code.click();
  const link = ad.getByRole('link', { name: 'Sponsor Try it.' });
  await expect(link).toHaveAttribute('rel', 'sponsored noopener');
  await expect.poll(() => site.analytics.adEvents).toContain('display carbon-demo-inline');
  const asked = () => site.ads.requests.filter((request) => request === '/feed.json').length;
  const before = asked();
  await code.click();
  await code.click();
  await expect(link).toBeVisible();
  expect(asked()).toBe(before);
});

test('without a feed a demo’s code brings no ad and asks for none', async ({ page, site }) => {
  await openPage(page, items);
  await (await demoTool(page, 'BasicItems', 'code')).click();
  await expect(page.locator('#BasicItems [data-code-file] pre').first()).toBeVisible();
  await expect(page.locator('#BasicItems aside')).toHaveCount(0);
  expect(site.ads.requests).not.toContain('/feed.json');
});
