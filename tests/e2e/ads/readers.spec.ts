import type { Page } from '@playwright/test';
import { noThirdParties } from '#model/ThirdParties.ts';
import { expect, test } from '#tests/setup/configuredSite.ts';
import { findViolations } from '#tests/setup/findViolations.ts';
import { fixRandom } from '#tests/setup/fixRandom.ts';
import { keepSystemFonts, readShifts, recordShifts } from '#tests/setup/layoutShifts.ts';

const path = '/x/introduction/roadmap';

const ad = (page: Page) => page.getByRole('complementary', { name: 'Advertisement' });
const place = (page: Page) => page.locator('[data-place="below-lead"]');

test.describe('a crawler', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });

  test('S4.10 gets an empty ad, and nobody is asked for one', async ({ page, site }) => {
    await keepSystemFonts(page);
    await recordShifts(page);
    await page.goto(path);
    await expect.poll(() => site.analytics.events.map(([, name]) => name)).toEqual(['page_view']);
    await expect(place(page)).toBeEmpty();
    expect(site.ads.requests).toEqual([]);
    expect(await readShifts(page)).toEqual([]);
  });
});

test.describe('a blocker that', () => {
  for (const [what, selector] of [
    ['removes the ad', '#carbonads'],
    ['removes what is around it', '[aria-label="Advertisement"]'],
    ['removes every part of it as soon as it comes', '[aria-label="Advertisement"] *'],
  ] as const) {
    test(`${what} breaks nothing, and the reader goes on`, async ({ page, site }) => {
      await fixRandom(page);
      await keepSystemFonts(page);
      await recordShifts(page);
      await page.addInitScript((unwanted) => {
        new MutationObserver(() => {
          document.querySelectorAll(unwanted).forEach((element) => element.remove());
        }).observe(document, { childList: true, subtree: true });
      }, selector);
      await page.clock.install();
      await page.goto(path);
      await expect.poll(() => site.analytics.events.length).toBeGreaterThan(0);
      await page.clock.runFor(16_000);
      await page.locator('#navigation-tree').getByRole('link', { name: 'Licensing' }).click();
      await expect(page).toHaveURL('/x/introduction/licensing');
      await page.goBack();
      await expect(page).toHaveURL(path);
      await page.clock.runFor(16_000);
      expect(await readShifts(page)).toEqual([]);
      expect(site.analytics.adEvents.filter((event) => event.startsWith('crash'))).toEqual([]);
    });
  }
});

for (const signal of ['globalPrivacyControl', 'doNotTrack'] as const) {
  test(`a reader with ${signal} meets no third party: the ad is ours, nothing is reported`, async ({
    page,
    site,
  }) => {
    await page.addInitScript((name) => {
      const value = name === 'doNotTrack' ? '1' : true;
      Object.defineProperty(Navigator.prototype, name, { get: () => value });
    }, signal);
    await page.goto(path);
    await expect(ad(page).getByRole('link')).toBeVisible();
    expect(site.ads.requests).toEqual([]);
    expect(site.analytics.scriptRequests).toBe(0);
  });
}

test('without configuration an ad of ours comes at once and nothing leaves the site', async ({
  page,
  site,
  baseURL,
}) => {
  site.thirdParties = noThirdParties;
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:')) {
      foreign.push(request.url());
    }
  });
  await fixRandom(page);
  await page.goto(path);
  const link = ad(page).getByRole('link', { name: 'Which plan is yours?' });
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('rel', 'sponsored noopener');
  await link.click();
  await expect(page).toHaveURL('/x/introduction/licensing');
  expect(foreign).toEqual([]);
});

test('S8.2 an ad that cannot be rendered is taken away and reported, the page goes on quietly', async ({
  page,
  site,
}) => {
  await fixRandom(page);
  await page.addInitScript(() => {
    const create = document.createElement.bind(document);
    document.createElement = (name: string, options?: ElementCreationOptions) => {
      if (name === 'strong') {
        throw new Error('an extension forbids this element');
      }
      return create(name, options);
    };
  });
  site.ads.script = 'filler';
  await keepSystemFonts(page);
  await recordShifts(page);
  await page.clock.install();
  await page.goto(path);
  await expect(page.locator('#carbonads')).toBeAttached();
  await page.clock.runFor(16_000);
  await expect(place(page)).toBeEmpty();
  // Long enough for an ad on show to be reported as such.
  await page.clock.runFor(5_000);
  await expect
    .poll(() => site.analytics.adEvents)
    .toEqual(['crash in-house-carbon-body-top-image']);
  expect(await readShifts(page)).toEqual([]);
});

test('the ad is labeled, accessible, reached and left by keyboard', async ({ page, site }) => {
  site.thirdParties = noThirdParties;
  await fixRandom(page);
  await page.goto(path);
  const link = ad(page).getByRole('link');
  await expect(link).toBeVisible();
  await expect(ad(page)).toContainText('Ad by MUI');
  await link.focus();
  await page.keyboard.press('Tab');
  await expect(ad(page).locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(link).toBeFocused();
  expect(await findViolations(page, '[data-place="below-lead"]')).toEqual([]);
});

test("the network's ad can be skipped by keyboard", async ({ page }) => {
  await fixRandom(page);
  await page.goto(path);
  await expect(page.locator('#carbonads')).toBeVisible();
  const skip = ad(page).getByRole('button', { name: 'Skip the advertisement' });
  await skip.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveCount(1);
  await expect(ad(page).locator(':focus')).toHaveCount(0);
});

test('pages can do without ads', async ({ page }) => {
  await page.goto('/x/introduction/installation');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(place(page)).toHaveCount(0);
});

for (const language of ['', '/zh']) {
  for (const width of [320, 600]) {
    test(`the words of every ad of ours fit at ${width} px, ${language || '/en'}`, async ({
      page,
      site,
      request,
    }) => {
      site.thirdParties = noThirdParties;
      await page.setViewportSize({ width, height: 800 });
      for (const [index, shape] of [0, 1, 2, 3, 4].flatMap((ad) => [
        [ad, 0.5] as const,
        [ad, 0.1] as const,
      ])) {
        await fixRandom(page, { ownAd: index / 5 + 0.01, shape });
        await page.goto(language + path);
        const link = place(page).getByRole('link');
        await expect(link).toBeVisible();
        const fits = await link.locator('span').evaluate((words) => ({
          isWhole: words.scrollHeight <= words.clientHeight,
          isAboveOrigin:
            words.closest('[data-shape="inline"]') !== null ||
            words.getBoundingClientRect().bottom <=
              (words.parentElement?.nextElementSibling?.getBoundingClientRect().top ?? 0),
        }));
        const name = await link.textContent();
        expect({ name, ...fits }).toEqual({ name, isWhole: true, isAboveOrigin: true });
        if (width === 600) {
          expect((await request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
        }
      }
    });
  }
}
