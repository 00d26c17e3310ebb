import type { Page } from '@playwright/test';
import { createApp } from '#server/createApp.ts';
import { listen } from '#server/http/listen.ts';
import type { Count } from '#server/insight/insightStore.ts';
import { openPage } from '#tests/setup/openPage.ts';
import { expect, missingDocument, test as quietTest } from '#tests/setup/quietPage.ts';
import { searchField } from '#tests/setup/search.ts';

/** The built site as it is by default, on a server whose counts can be read. */
const test = quietTest.extend<{ counted: Count[] }>({
  counted: async ({ browserName: _browser }, provide) => {
    await provide([]);
  },
  baseURL: async ({ counted }, provide) => {
    const store = {
      add: async (counts: readonly Count[]) => void counted.push(...counts),
      purge: async () => 0,
      close: async () => {},
    };
    const insight = { store, perClient: 1000, proxies: 0 };
    const server = await listen(createApp({ clientDir: 'build/client', insight }), { port: 0 });
    await provide(`http://localhost:${server.port}`);
    await server.close(0);
  },
});

/** Waits for the late chunk, which takes over the clicks that were kept. */
async function untilCounting(page: Page): Promise<void> {
  await page.waitForFunction(() => Reflect.get(window, 'unreportedClicks') === undefined);
}

const items = '/x/react-tree-view/simple-tree-view/items';
const summary = (counts: readonly Count[]) =>
  counts.map(({ kind, page, detail }) => [kind, page, detail].filter(Boolean).join(' '));

test('S1.5 S7.4 S7.5 S3.4 the default build reports to its own server when the reader leaves', async ({
  page,
  counted,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/zh/x/introduction/installation');
  await untilCounting(page);
  await page.locator('.MuiCode-copy').first().click();
  const before = await page.title();
  await page.locator(`#navigation-tree a[href="/zh/x/introduction/licensing"]`).click();
  await expect(page).not.toHaveTitle(before);
  await expect(page).toHaveURL('/zh/x/introduction/licensing');
  expect(counted, 'nothing while the page is read').toEqual([]);
  await page.goto('about:blank');
  await expect.poll(() => summary(counted)).toContain('view /x/introduction/licensing zh');
  expect(summary(counted)).toEqual(
    expect.arrayContaining([
      'view /x/introduction/installation zh',
      'copy /x/introduction/installation',
      'reader codeVariant TS',
      'reader userLanguage zh',
    ]),
  );
  expect(summary(counted).filter((text) => text.startsWith('view'))).toHaveLength(2);
  expect(await context.cookies()).toEqual([]);
});

test('a search without a result is counted by its words, one that may be a secret is not', async ({
  page,
  counted,
}) => {
  await openPage(page, items);
  await untilCounting(page);
  await page.keyboard.press('Control+k');
  const field = searchField(page);
  for (const query of ['zqxwv@kjhgf.kjhgf', 'Zqxwv  Kjhgf']) {
    await field.fill(query);
    await expect(page.getByText(`Nothing found for “${query}”`).last()).toBeVisible();
    // The reader stops typing.
    await page.waitForTimeout(1700);
  }
  await page.goto('about:blank');
  await expect.poll(() => summary(counted)).toContain('search-none zqxwv kjhgf');
  expect(JSON.stringify(counted)).not.toMatch(/@|kjhgf[. ]kjhgf/);
});

test('an address without a page is counted as missing', async ({ page, counted, noise }) => {
  noise.allow(missingDocument);
  await openPage(page, '/x/react-gantt?from=mail');
  await untilCounting(page);
  await page.goto('about:blank');
  await expect.poll(() => summary(counted)).toContain('missing /x/react-gantt');
  expect(JSON.stringify(counted)).not.toContain('mail');
});

for (const signal of ['globalPrivacyControl', 'doNotTrack']) {
  test(`a reader with ${signal} sends nothing`, async ({ page, counted }) => {
    const reports: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') {
        reports.push(request.url());
      }
    });
    await page.addInitScript((name) => {
      const value = name === 'doNotTrack' ? '1' : true;
      Object.defineProperty(Navigator.prototype, name, { get: () => value, configurable: true });
    }, signal);
    await openPage(page, items);
    await untilCounting(page);
    await page.goto('about:blank');
    await page.waitForTimeout(300);
    expect([reports, counted]).toEqual([[], []]);
  });
}

test('the footer leads to what is counted, in both languages', async ({ page }) => {
  await openPage(page, items);
  await page.getByRole('contentinfo').last().getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/x/privacy');
  await expect(page.getByRole('heading', { name: 'What is never stored' })).toBeVisible();
  await openPage(page, '/zh/x/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('隐私');
});
