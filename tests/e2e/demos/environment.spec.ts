import type { Locator, Page } from '@playwright/test';
import { demoTool } from '#tests/setup/demoCode.ts';
import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';

const grids = '/x/react-data-grid/pagination';
const fields = '/x/react-date-pickers/date-field';
const charts = '/x/react-charts/bars';

async function openBar(page: Page, name: string): Promise<Locator> {
  await (await demoTool(page, name, 'openEnvironment')).click();
  const bar = page.locator(`#${name} [data-environment]`);
  await expect(bar).toBeVisible();
  return bar;
}

const live = (page: Page, name: string) => page.locator(`#${name} [data-demo-live]`);
const query = (page: Page) => new URL(page.url()).search;

test('a grid changes its language, density, direction, width and colors, and keeps its state', async ({
  page,
}) => {
  await openPage(page, grids);
  const bar = await openBar(page, 'TurnPages');
  const grid = live(page, 'TurnPages').getByRole('grid');
  await grid.getByRole('gridcell').first().click();
  await expect(grid.locator('[role="row"][aria-selected="true"]')).toHaveCount(1);

  await bar.getByLabel('Locale').selectOption('de-DE');
  await expect(live(page, 'TurnPages').getByText('Zeilen pro Seite:')).toBeVisible();
  const height = async () => (await grid.locator('[data-rowindex="0"]').boundingBox())?.height;
  const before = (await height()) ?? 0;
  await bar.getByLabel('Density').selectOption('compact');
  await expect.poll(height).toBeLessThan(before);
  await bar.getByLabel('Direction').selectOption('rtl');
  await expect(page.locator('#TurnPages [dir="rtl"]').first()).toBeVisible();
  await expect(grid).toHaveCSS('direction', 'rtl');
  await bar.getByLabel('Width').selectOption('390');
  await expect.poll(async () => (await live(page, 'TurnPages').boundingBox())?.width).toBe(390);
  const color = () => grid.evaluate((element) => getComputedStyle(element).color);
  const light = await color();
  await bar.getByLabel('Color scheme').selectOption('dark');
  await expect.poll(color).not.toBe(light);

  await expect(grid.locator('[role="row"][aria-selected="true"]')).toHaveCount(1);
  expect(query(page)).toBe(
    '?env.TurnPages=locale:de-DE,density:compact,dir:rtl,width:390,scheme:dark',
  );
  await expect(bar.getByRole('status')).toHaveText(
    'Differs from the page: Locale, Density, Direction, Width, Color scheme',
  );
  await expect(page.locator('html'), 'the page stays as it is').toHaveAttribute('dir', 'ltr');
  await page.locator('#PageSizes').scrollIntoViewIfNeeded();
  await expect(live(page, 'PageSizes').getByText('Rows per page:')).toBeVisible();

  await bar.getByRole('button', { name: 'Reset' }).click();
  await expect(live(page, 'TurnPages').getByText('Rows per page:')).toBeVisible();
  await expect(grid).toHaveCSS('direction', 'ltr');
  expect(query(page)).toBe('');
});

test('a field changes its language and its adapter', async ({ page }) => {
  await openPage(page, fields);
  const bar = await openBar(page, 'FirstDateField');
  const field = live(page, 'FirstDateField').getByRole('group', { name: 'Passport valid until' });
  await expect(bar.getByLabel('Date adapter')).toBeEnabled();
  await bar.getByLabel('Locale').selectOption('de-DE');
  await expect(field).toContainText('TT.MM.JJJJ');
  for (const adapter of ['luxon', 'date-fns', 'moment', 'dayjs']) {
    const before = await field.elementHandle();
    await bar.getByLabel('Date adapter').selectOption(adapter);
    // The adapter loads first; what is typed until then would go to the field that it replaces.
    await expect.poll(() => before?.evaluate((element) => element.isConnected)).toBe(false);
    await expect(field, adapter).toContainText('TT.MM.JJJJ');
    await field.getByRole('spinbutton').first().click();
    await page.keyboard.type('17112026');
    await expect(field, adapter).toContainText('17.11.2026');
  }
  await bar.getByLabel('Locale').selectOption('cs-CZ');
  const text = async () => (await field.textContent())?.replace(/[\u2066-\u2069\u200b]/g, '');
  await expect.poll(text).toContain('17.11.2026');
  await bar.getByLabel('Date adapter').selectOption('luxon');
  await expect.poll(text, 'Luxon asks the browser, which writes spaces').toMatch(/DD\. ?MM\. ?\S/);
});

test.describe('a reader in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('sees the day of another time zone, in the running calendar', async ({ page }) => {
    await openPage(page, '/x/react-date-pickers/date-calendar');
    const bar = await openBar(page, 'CalendarViews');
    const selected = live(page, 'CalendarViews').locator('[role="gridcell"][aria-selected="true"]');
    await expect(selected).toHaveText('5');
    await bar.getByLabel('Time zone').selectOption('Pacific/Honolulu');
    await expect(selected).toHaveText('4');
    await bar.getByRole('button', { name: 'Reset' }).click();
    await expect(selected).toHaveText('5');
  });
});

test('a time zone needs an adapter that knows them', async ({ page }) => {
  await openPage(page, '/x/react-date-pickers/date-time-field?env=zone:Asia/Tokyo');
  const bar = await openBar(page, 'FirstDateTimeField');
  await expect(bar.getByLabel('Time zone')).toBeEnabled();
  await expect(bar.getByLabel('Time zone').locator('option').first()).toHaveText(
    'As the page: Asia/Tokyo',
  );
  await bar.getByLabel('Date adapter').selectOption('date-fns');
  await expect(bar.getByLabel('Time zone')).toBeDisabled();
  await expect(bar.getByLabel('Time zone')).toHaveAccessibleDescription(/Day\.js and Luxon/);
});

test('a setting that cannot reach a demo says why', async ({ page }) => {
  await openPage(page, grids);
  const bar = await openBar(page, 'TurnPages');
  await expect(bar.getByLabel('Date adapter')).toBeDisabled();
  await expect(bar.getByLabel('Date adapter')).toHaveAccessibleDescription(/pickers/);
  await openPage(page, '/x/react-date-pickers/date-calendar');
  const other = await openBar(page, 'CalendarViews');
  await expect(other.getByLabel('Date adapter')).toHaveAccessibleDescription(/dates of Day\.js/);
});

test('a width is dragged, and kept in the address', async ({ page }) => {
  await openPage(page, `${charts}?env.TickPlacement=width:390`);
  await page.locator('#TickPlacement').scrollIntoViewIfNeeded();
  const content = page.locator('#TickPlacement [data-width]');
  await expect(live(page, 'TickPlacement')).toBeVisible();
  const box = (await content.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const edge = { x: box.x + box.width - 4, y: box.y + box.height - 4 };
  await page.mouse.move(edge.x, edge.y);
  await page.mouse.down();
  await page.mouse.move(edge.x + 60, edge.y, { steps: 5 });
  await page.mouse.up();
  await expect(page).toHaveURL(/env\.TickPlacement=width:4\d\d$/);
});

test('a chart follows width, motion and colors', async ({ page }) => {
  await openPage(page, charts);
  const name = 'TickPlacement';
  const bar = await openBar(page, name);
  const chart = live(page, name).locator('svg').first();
  await bar.getByLabel('Width').selectOption('390');
  await expect.poll(async () => (await chart.boundingBox())?.width).toBeLessThanOrEqual(390);
  await bar.getByLabel('Motion').selectOption('reduced');
  await bar.getByLabel('Color scheme').selectOption('dark');
  await expect(page.locator(`#${name} [data-scheme="dark"]`)).toHaveCSS(
    'background-color',
    'rgb(15, 18, 20)',
  );
  await expect(chart).toBeVisible();
});

test('the whole page changes; a demo can differ from it', async ({ page }) => {
  await openPage(page, grids);
  const bar = await openBar(page, 'TurnPages');
  await bar.getByRole('radio', { name: 'Whole page' }).check();
  await bar.getByLabel('Locale').selectOption('fr-FR');
  await expect(live(page, 'TurnPages').getByText('Lignes par page')).toBeVisible();
  await page.locator('#PageSizes').scrollIntoViewIfNeeded();
  await expect(live(page, 'PageSizes').getByText('Lignes par page')).toBeVisible();
  await bar.getByRole('radio', { name: 'This demo' }).check();
  await expect(bar.getByLabel('Locale').locator('option').first()).toHaveText(
    /^As the page: French/,
  );
  await bar.getByLabel('Locale').selectOption('ja-JP');
  await expect(live(page, 'TurnPages').getByText('Lignes par page')).toHaveCount(0);
  await expect(live(page, 'PageSizes').getByText('Lignes par page')).toBeVisible();
  expect(query(page)).toBe('?env=locale:fr-FR&env.TurnPages=locale:ja-JP');
});

test('a link reproduces an environment, on the page and in one demo', async ({ page }) => {
  await openPage(page, `${grids}?env=density:compact&env.TurnPages=locale:de-DE,scheme:dark`);
  await expect(live(page, 'TurnPages').getByText('Zeilen pro Seite:')).toBeVisible();
  const tool = await demoTool(page, 'TurnPages', 'openEnvironment');
  await expect(tool).toHaveAccessibleName('Environment (changed)');
  await expect(page.locator('#TurnPages [data-scheme="dark"]')).toBeVisible();
  await expect(page.locator('#PageSizes [data-scheme]')).toHaveCount(0);
});

test('what means nothing in the address is ignored, and the bar says so', async ({ page }) => {
  await openPage(page, `${grids}?env.TurnPages=dir:up,width:9,locale:de-DE,%3Cscript%3E`);
  await expect(live(page, 'TurnPages').getByText('Zeilen pro Seite:')).toBeVisible();
  const bar = page.locator('#TurnPages [data-environment]');
  await expect(bar).toContainText('Ignored: dir:up, width:9, <script>');
  await openPage(page, `${grids}?env=locale:xx-XX`);
  const other = await openBar(page, 'TurnPages');
  await expect(other).toContainText('Ignored: locale:xx-XX');
  await expect(live(page, 'TurnPages').getByText('Rows per page:')).toBeVisible();
});

test('everything works by keyboard', async ({ page }) => {
  await openPage(page, grids);
  const code = await demoTool(page, 'TurnPages', 'code');
  await code.focus();
  const tool = page.locator('#TurnPages [data-tool="openEnvironment"]');
  while (!(await tool.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
  const bar = page.locator('#TurnPages [data-environment]');
  await expect(bar).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(bar.getByRole('radio', { name: 'This demo' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(bar.getByLabel('Locale')).toBeFocused();
  await page.keyboard.type('German');
  await expect(live(page, 'TurnPages').getByText('Zeilen pro Seite:')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(bar.getByRole('button', { name: 'Reset' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(live(page, 'TurnPages').getByText('Rows per page:')).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Reset' })).toBeFocused();
});

test('nothing of it is loaded before it is opened, and then one locale at a time', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const matching = (pattern: RegExp) => loaded.filter((path) => pattern.test(path));
  await openPage(page, grids);
  await demoTool(page, 'TurnPages', 'openEnvironment');
  await expect(live(page, 'TurnPages').getByRole('grid')).toBeVisible();
  expect(matching(/EnvironmentBar|loadEnvironment|locales|page-sources/)).toEqual([]);
  const bar = await openBar(page, 'TurnPages');
  expect(matching(/EnvironmentBar/)).not.toEqual([]);
  const before = loaded.length;
  await bar.getByLabel('Locale').selectOption('de-DE');
  await expect(live(page, 'TurnPages').getByText('Zeilen pro Seite:')).toBeVisible();
  const packs = loaded
    .slice(before)
    .flatMap((path) => /([a-z]{2}-?[A-Z]{2})-[^/]+\.js$/.exec(path)?.[1] ?? []);
  expect(new Set(packs)).toEqual(new Set(['de-DE', 'deDE']));
});

test('S9.23 the list has every locale of the library', async ({ page }) => {
  await openPage(page, grids);
  const bar = await openBar(page, 'TurnPages');
  const tags = await bar
    .getByLabel('Locale')
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect(tags).toEqual(expect.arrayContaining(['de-DE', 'mk-MK', 'eu', 'zh-TW', 'pt-PT']));
  expect(tags.length).toBeGreaterThanOrEqual(60);
});
