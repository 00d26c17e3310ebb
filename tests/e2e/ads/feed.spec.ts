import type { Page } from '@playwright/test';
import { type ConfiguredSite, expect, test } from '#tests/setup/configuredSite.ts';
import { fixRandom } from '#tests/setup/fixRandom.ts';
import { keepSystemFonts, readShifts, recordShifts } from '#tests/setup/layoutShifts.ts';

const path = '/x/introduction/roadmap';
const allPolls = 16_000;

/** A reader whose ads are lines, which come from the feed. */
test.beforeEach(async ({ page, site }) => {
  site.thirdParties = {
    ...site.thirdParties,
    adScript: '',
    adFeed: `${site.ads.origin}/feed.json`,
  };
  await fixRandom(page, { shape: 0.19 });
  await keepSystemFonts(page);
  await recordShifts(page);
  await page.clock.install();
});

test.afterEach(async ({ page }) => {
  expect(await readShifts(page), 'layout shifts').toEqual([]);
});

const ad = (page: Page) => page.getByRole('complementary', { name: 'Advertisement' });

async function expectOwnAd(page: Page, site: ConfiguredSite): Promise<void> {
  await page.clock.runFor(allPolls);
  await expect(ad(page).getByRole('link', { name: 'Which plan is yours?' })).toBeVisible();
  await page.clock.runFor(allPolls);
  await expect
    .poll(() => site.analytics.adEvents)
    .toEqual(['display in-house-plans', 'display in-house-body-top-inline']);
}

function answerWith(site: ConfiguredSite): string {
  const { origin } = site.ads;
  return JSON.stringify({
    ads: [
      {},
      {
        statlink: 'https://sponsor.example/click',
        statimp: `${origin}/impression?t=[timestamp]`,
        pixel: `${origin}/pixel-1?t=[timestamp]||${origin}/pixel-2?t=[timestamp]`,
        timestamp: 1700000000,
        image: `${origin}/picture.svg`,
        company: 'Sponsor & Co',
        description: 'Ship <b>components</b> faster.',
      },
    ],
  });
}

test('S7.7 the first ad with a link is shown as text, its pixels are loaded with their time', async ({
  page,
  site,
}) => {
  site.ads.feed = [{ body: answerWith(site) }];
  await page.goto(path);
  const link = ad(page).getByRole('link', { name: 'Sponsor & Co Ship <b>components</b> faster.' });
  await expect(link).toBeAttached();
  await page.clock.runFor(500);
  await expect(link).toBeVisible();
  await page.clock.runFor(allPolls);
  await expect(link).toHaveAttribute('rel', 'sponsored noopener');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect
    .poll(() => site.ads.requests.toSorted())
    .toEqual([
      '/feed.json',
      '/impression?t=1700000000',
      '/pixel-1?t=1700000000',
      '/pixel-2?t=1700000000',
    ]);
  await expect.poll(() => site.analytics.adEvents).toEqual(['display carbon-body-top-inline']);
});

test('S8.1 a feed of garbage is asked once and shows nothing', async ({ page, site }) => {
  site.ads.feed = [{ body: '<html>not an ad' }];
  await page.goto(path);
  await expect.poll(() => site.ads.requestsOf('/feed.json').length).toBe(1);
  await expectOwnAd(page, site);
  expect(site.ads.requestsOf('/feed.json')).toHaveLength(1);
});

test('S7.7 an empty feed is asked ten times and no more', async ({ page, site }) => {
  await page.goto(path);
  await expect.poll(() => site.ads.requestsOf('/feed.json').length).toBe(10);
  await expectOwnAd(page, site);
  expect(site.ads.requestsOf('/feed.json')).toHaveLength(10);
});

test('S7.7 a feed that has an ad at the tenth try shows it', async ({ page, site }) => {
  const empty = { body: '{"ads":[{"description":"no link"}]}' };
  site.ads.feed = [...Array.from({ length: 9 }, () => empty), { body: answerWith(site) }];
  await page.goto(path);
  await expect(ad(page).getByRole('link', { name: 'Sponsor & Co' })).toBeAttached();
  await page.clock.runFor(500);
  await expect(ad(page).getByRole('link', { name: 'Sponsor & Co' })).toBeVisible();
  expect(site.ads.requestsOf('/feed.json')).toHaveLength(10);
});

test('S8.1 a feed that fails is not asked again', async ({ page, site, noise }) => {
  // The browser itself reports the failed request.
  noise.allow(/Failed to load resource: the server responded with a status of 500/);
  site.ads.feed = [{ status: 500, body: answerWith(site) }];
  await page.goto(path);
  await expect.poll(() => site.ads.requestsOf('/feed.json').length).toBe(1);
  await expectOwnAd(page, site);
  expect(site.ads.requestsOf('/feed.json')).toHaveLength(1);
});

test('S8.1 a feed that fails is not put down to an ad blocker', async ({ page, site, noise }) => {
  noise.allow(/Failed to load resource: the server responded with a status of 500/);
  // A reader who would be asked to allow ads.
  await fixRandom(page, { shape: 0.19, appeal: 0.1 });
  site.ads.feed = [{ status: 500, body: '' }];
  await page.goto(path);
  await expect.poll(() => site.ads.requestsOf('/feed.json').length).toBe(1);
  await expectOwnAd(page, site);
});

test('S7.7 an ad with a link and no description is shown by its company', async ({
  page,
  site,
}) => {
  const ads = [{ statlink: 'https://sponsor.example/click', company: 'Sponsor & Co' }];
  site.ads.feed = [{ body: JSON.stringify({ ads }) }];
  await page.goto(path);
  const link = ad(page).getByRole('link', { name: 'Sponsor & Co' });
  await expect(link).toBeAttached();
  await page.clock.runFor(500);
  await expect(link).toBeVisible();
});

test('S4.10 a slow feed is answered like a blocked one, and recovers', async ({ page, site }) => {
  site.ads.feed = [{ body: answerWith(site) }];
  const release = site.ads.hold();
  await page.goto(path);
  await expect(ad(page)).toBeAttached();
  await page.clock.runFor(3500);
  await expect(ad(page).getByRole('link', { name: 'Which plan is yours?' })).toBeVisible();
  release();
  await expect(ad(page).getByRole('link', { name: 'Sponsor & Co' })).toBeAttached();
  await page.clock.runFor(500);
  await expect(ad(page).getByRole('link', { name: 'Sponsor & Co' })).toBeVisible();
  await expect(ad(page).getByRole('link', { name: 'Which plan is yours?' })).toBeHidden();
  await page.clock.runFor(allPolls);
  await expect
    .poll(() => site.analytics.adEvents)
    .toEqual(['display in-house-plans', 'display carbon-body-top-inline']);
});
