import type { Page } from '@playwright/test';
import { type ConfiguredSite, expect, test } from '#tests/setup/configuredSite.ts';
import { fixRandom } from '#tests/setup/fixRandom.ts';
import { keepSystemFonts, readShifts, recordShifts } from '#tests/setup/layoutShifts.ts';

const path = '/x/introduction/roadmap';

/** Opens the page with the clock in the test's hands. */
async function open(page: Page): Promise<void> {
  await keepSystemFonts(page);
  await recordShifts(page);
  await page.clock.install();
  await page.goto(path);
  await expect(ad(page)).toBeAttached();
}

const ad = (page: Page) => page.getByRole('complementary', { name: 'Advertisement' });
const networkAd = (page: Page) => page.locator('#carbonads');
const ownAd = (page: Page) => ad(page).getByRole('link', { name: 'Which plan is yours?' });

/** Lets the clock run out on what is shown now, and says what was reported; the page view tells that reporting works. */
async function expectAdEvents(page: Page, { analytics }: ConfiguredSite, expected: string[]) {
  await page.clock.runFor(allPolls);
  await expect.poll(() => analytics.events.map(([, name]) => name)).toContain('page_view');
  await expect.poll(() => analytics.adEvents).toEqual(expected);
}

/** Long enough for everything the flow does by the clock. */
const allPolls = 16_000;

for (const width of [1440, 390]) {
  test.describe(`S4.11 at ${width} px nothing shifts when`, () => {
    test.use({ viewport: { width, height: 900 } });

    test.beforeEach(async ({ page }) => {
      await fixRandom(page);
    });

    test.afterEach(async ({ page }) => {
      expect(await readShifts(page), 'layout shifts').toEqual([]);
      const place = await page.locator('[data-place="below-lead"]').boundingBox();
      expect(place?.height, 'the reserved height (S9.15)').toBe(width < 600 ? 142 : 126);
    });

    test('S4.10 the ad arrives', async ({ page, site }) => {
      await open(page);
      await expect(networkAd(page)).toBeAttached();
      await page.clock.runFor(500);
      await expect(networkAd(page)).toBeVisible();
      await expect(ownAd(page)).toHaveCount(0);
      await expectAdEvents(page, site, ['display carbon-body-top-image']);
    });

    test('S4.10 the ad arrives late, after ads were taken for blocked', async ({ page, site }) => {
      const release = site.ads.hold();
      await open(page);
      await page.clock.runFor(3500);
      await expect(ownAd(page)).toBeVisible();
      release();
      await expect(networkAd(page)).toBeAttached();
      await page.clock.runFor(500);
      await expect(networkAd(page)).toBeVisible();
      await expect(ownAd(page)).toBeHidden();
      await expectAdEvents(page, site, ['display in-house-plans', 'display carbon-body-top-image']);
    });

    test('S1.11 S4.10 the ad never arrives', async ({ page, site }) => {
      site.ads.script = 'nothing';
      await open(page);
      await page.clock.runFor(2000);
      await expect(ownAd(page)).toHaveCount(0);
      await page.clock.runFor(allPolls);
      await expect(ownAd(page)).toBeVisible();
      await expectAdEvents(page, site, [
        'display in-house-plans',
        'display in-house-body-top-image',
      ]);
    });

    test('S7.8 the ad script throws', async ({ page, site }) => {
      site.ads.script = 'throws';
      await open(page);
      await expect.poll(() => site.ads.requestsOf('/serve.js').length).toBe(1);
      await page.clock.runFor(allPolls);
      await expect(ownAd(page)).toBeVisible();
      await expectAdEvents(page, site, [
        'display in-house-plans',
        'display in-house-body-top-image',
      ]);
    });

    test('S4.10 the network has no ad', async ({ page, site }) => {
      site.ads.script = 'filler';
      await open(page);
      await expect(networkAd(page)).toBeAttached();
      await page.clock.runFor(500);
      await expect(ownAd(page)).toBeVisible();
      await expect(networkAd(page)).toBeHidden();
      await expectAdEvents(page, site, [
        'display in-house-plans',
        'display in-house-carbon-body-top-image',
      ]);
    });
  });
}

test('S7.8 a script that covers the page, throws later and pulls nodes out stays in its place', async ({
  page,
  site,
}) => {
  await fixRandom(page);
  site.ads.script = 'rampages';
  await keepSystemFonts(page);
  await recordShifts(page);
  await page.goto(path);
  await expect.poll(() => site.ads.requestsOf('/serve.js').length).toBe(1);
  // By the real clock: the test's one would print what the script throws.
  await page.waitForTimeout(4000);
  await page.getByRole('link', { name: 'Licensing', exact: true }).first().click();
  await expect(page).toHaveURL(/licensing/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('icens');
  expect(await readShifts(page)).toEqual([]);
});

test('S4.10 S8.8 one reader in five with blocked ads is asked to whitelist the site', async ({
  page,
  site,
}) => {
  await fixRandom(page, { appeal: 0.19 });
  site.ads.script = 'nothing';
  await open(page);
  await page.clock.runFor(allPolls);
  await expect(ad(page)).toContainText('whitelist this site');
  await expect(ad(page).getByRole('link')).toHaveCount(0);
  await expectAdEvents(page, site, ['display in-house-adblock-body-top-image']);
  expect(await readShifts(page)).toEqual([]);
});

test('S7.13 displays that the draw leaves out are not reported', async ({ page, site }) => {
  await fixRandom(page, { sample: 0.11 });
  await open(page);
  await expect(networkAd(page)).toBeAttached();
  await page.clock.runFor(allPolls);
  await expectAdEvents(page, site, []);
});

test('S7.8 a script that cannot be had is answered like a blocked one', async ({
  page,
  site,
  noise,
}) => {
  // The browser itself reports the failed request.
  noise.allow(/Failed to load resource: the server responded with a status of 500/);
  await fixRandom(page);
  site.ads.script = 'error 500';
  await open(page);
  await page.clock.runFor(allPolls);
  await expect(ownAd(page)).toBeVisible();
});
