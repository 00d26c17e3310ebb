import { expect, test } from '#tests/setup/configuredSite.ts';
import { fixRandom } from '#tests/setup/fixRandom.ts';
import { chooseSetting } from '#tests/setup/settings.ts';

const roadmap = '/x/introduction/roadmap';

test.beforeEach(async ({ site }) => {
  site.thirdParties = { ...site.thirdParties, adScript: '' };
});

test('S7.4 page views: the first, and one per route with its own title', async ({ page, site }) => {
  await fixRandom(page, { sample: 0.5 });
  await page.goto(`/zh${roadmap}`);
  const title = await page.title();
  const views = () =>
    site.analytics.events
      .filter(([, name]) => name === 'page_view')
      .map(([, , parameters]) => parameters);
  const first = {
    page_title: title,
    page_location: roadmap,
    productId: 'null',
    productCategoryId: 'x',
  };
  await expect.poll(views).toEqual([first]);

  await page.evaluate(() => {
    const href = '/zh/x/react-tree-view/simple-tree-view/items';
    const link = Object.assign(document.createElement('a'), { href });
    document.querySelector('main h1')?.append(link);
    link.click();
  });
  await expect(page).toHaveTitle(/节点/);
  await expect.poll(views).toEqual([
    first,
    {
      page_title: await page.title(),
      page_location: '/x/react-tree-view/simple-tree-view/items',
      productId: 'x-tree-view',
      productCategoryId: 'x',
    },
  ]);
  expect(views()[1]?.page_title).not.toBe(title);

  await page.goto('/x/introduction/roadmap#top');
  expect(site.analytics.commands.slice(0, 2).map(([command]) => command)).toEqual(['js', 'config']);
  expect(site.analytics.commands[1]).toEqual(['config', 'G-TEST', { send_page_view: false }]);
});

test('S7.4 the playground is a page too, and the code in its address is nobody’s business', async ({
  page,
  site,
}) => {
  await fixRandom(page, { sample: 0.5 });
  await page.goto('/playground?demo=/x/react-tree-view/simple-tree-view/items#BasicItems.tsx');
  const views = () => site.analytics.events.filter(([, name]) => name === 'page_view');
  await expect.poll(views).toHaveLength(1);
  expect(views()[0]?.[2]).toMatchObject({ page_location: '/playground' });
  expect(JSON.stringify(site.analytics.events)).not.toContain('BasicItems');
});

test('S3.4 user properties: all at first, then each that changes', async ({ page, site }) => {
  const properties = () =>
    site.analytics.commands
      .filter(([command]) => command === 'set')
      .map(([, , parameters]) => parameters);
  await page.goto(roadmap);
  const all = {
    codeVariant: 'TS',
    codeStylingVariant: 'MUI System',
    userLanguage: 'en',
    devicePixelRatio: 1,
    colorSchemeOS: 'light',
    colorScheme: 'system',
  };
  await expect.poll(properties).toEqual([all]);
  await chooseSetting(page, 'Dark');
  await expect.poll(properties).toEqual([all, { colorScheme: 'dark' }]);
  await chooseSetting(page, 'JavaScript');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect
    .poll(properties)
    .toEqual([all, { colorScheme: 'dark' }, { codeVariant: 'JS' }, { colorSchemeOS: 'dark' }]);
});

test('S3.4 the pixel ratio is rounded and sent again when it changes', async ({ page, site }) => {
  const session = await page.context().newCDPSession(page);
  const scale = (deviceScaleFactor: number) =>
    session.send('Emulation.setDeviceMetricsOverride', {
      // As when a reader zooms: fewer pixels of the page fit the screen.
      width: Math.round(1800 / deviceScaleFactor),
      height: 900,
      deviceScaleFactor,
      mobile: false,
    });
  await scale(1.2500001);
  await page.goto(roadmap);
  const ratios = () =>
    site.analytics.commands.flatMap(([command, , parameters]) =>
      command === 'set' && parameters && 'devicePixelRatio' in parameters
        ? [parameters.devicePixelRatio]
        : [],
    );
  await expect.poll(ratios).toEqual([1.3]);
  await scale(2);
  await expect.poll(ratios).toEqual([1.3, 2]);
  await scale(1);
  await expect.poll(ratios).toEqual([1.3, 2, 1]);
});

test('S7.5 clicks on what carries event attributes are reported once, by one listener', async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await fixRandom(page, { sample: 0.5 });
  await page.goto('/x/introduction/installation');
  await expect.poll(() => site.analytics.events.length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Copy the code' }).first().click();
  await page.getByRole('heading', { level: 1 }).click();
  await chooseSetting(page, 'Dark');
  await chooseSetting(page, 'Right to left');
  const clicks = () =>
    site.analytics.events
      .filter(([, name]) => name !== 'page_view')
      .map(([, name, parameters]) => `${name} ${parameters?.eventAction}`);
  await expect.poll(clicks).toEqual(['code copy-click', 'settings dark', 'settings rtl']);
});

test('S7.5 clicks before the late chunk are kept and sent, in order', async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await fixRandom(page, { sample: 0.5 });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/late-[\w-]+\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/x/introduction/installation');
  // The panel of settings is part of the late chunk.
  await page.getByRole('button', { name: 'Copy the code' }).first().click();
  await page.getByRole('button', { name: 'Copy the code' }).nth(1).click();
  expect(site.analytics.events).toEqual([]);
  release();
  const clicks = () =>
    site.analytics.events
      .filter(([, name]) => name !== 'page_view')
      .map(([, name, parameters]) => `${name} ${parameters?.eventAction}`);
  await expect.poll(clicks).toEqual(['code copy-click', 'code copy-click']);
  await chooseSetting(page, 'Dark');
  await expect.poll(clicks).toEqual(['code copy-click', 'code copy-click', 'settings dark']);
});

test('S7.5 S1.11 a click on an ad is reported with its place and shape', async ({ page, site }) => {
  await fixRandom(page, { sample: 0.5 });
  await page.goto(roadmap);
  await page
    .getByRole('complementary', { name: 'Advertisement' })
    .getByRole('link', { name: 'Which plan is yours?' })
    .click();
  await expect(page).toHaveURL('/x/introduction/licensing');
  await expect.poll(() => site.analytics.adEvents).toEqual(['click in-house-body-top-image']);
});

test('S7.6 web vitals are reported by the one load in ten thousand that draws it', async ({
  page,
  site,
}) => {
  await fixRandom(page, { vitals: 0.9999, sample: 0.5 });
  await page.goto(roadmap);
  const metrics = () =>
    site.analytics.events.flatMap(([, , parameters]) =>
      parameters?.metric_label === 'Web Vitals' ? [parameters] : [],
    );
  await expect.poll(() => metrics().length).toBeGreaterThanOrEqual(2);
  expect(metrics()[0]).toEqual({
    value: expect.any(Number),
    metric_label: 'Web Vitals',
    metric_value: expect.any(Number),
    metric_delta: expect.any(Number),
    metric_id: expect.stringContaining('v'),
  });
});

test('S7.6 every other load measures nothing', async ({ page, site }) => {
  await fixRandom(page, { vitals: 0.9998, sample: 0.5 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(roadmap);
  await expect.poll(() => site.analytics.events.length).toBeGreaterThan(0);
  expect(asked.filter((url) => url.includes('web-vitals'))).toEqual([]);
});

test('nothing of this is loaded before the page can be read', async ({ page, site }) => {
  await page.goto(roadmap);
  await expect.poll(() => site.analytics.events.length).toBeGreaterThan(0);
  const order = await page.evaluate(() => {
    const navigation = performance
      .getEntriesByType('navigation')
      .find((entry) => entry instanceof PerformanceNavigationTiming);
    const late = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/late-|gtag/.test(name));
    return late.map(({ startTime }) => startTime >= (navigation?.loadEventStart ?? Infinity));
  });
  expect(order.length).toBeGreaterThanOrEqual(2);
  expect(order).not.toContain(false);
});

test('S1.7 S7.2 the icon font is loaded once, and its failure goes unnoticed by readers', async ({
  page,
  site,
  noise,
}) => {
  // The browser itself reports the failed request.
  noise.allow(/Failed to load resource/);
  site.thirdParties = {
    ...site.thirdParties,
    iconFont: `${site.analytics.origin}/icons.css`,
  };
  await page.goto(roadmap);
  const fonts = page.locator(
    `head link[rel="stylesheet"][href="${site.analytics.origin}/icons.css"]`,
  );
  await expect(fonts).toHaveCount(1);
  await page.locator('#navigation-tree').getByRole('link', { name: 'Licensing' }).click();
  await expect(page).toHaveURL('/x/introduction/licensing');
  await expect(fonts).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
