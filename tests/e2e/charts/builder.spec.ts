import type { Page } from '@playwright/test';
import { findViolations } from '#tests/setup/findViolations.ts';
import { keepSystemFonts, readShifts, recordShifts } from '#tests/setup/layoutShifts.ts';
import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';

const path = '/x/react-charts/builder';

async function openBuilder(page: Page, query = '') {
  await openPage(page, path + query);
  const code = page.getByRole('group', { name: 'Code of the chart' }).locator('code');
  await expect(code).toContainText('export default function BuiltChart');
  const chart = page.frameLocator('iframe[src*="frame.html"]').locator('.MuiChartsSurface-root');
  await expect(chart.first()).toBeVisible();
  return { code, chart, data: page.getByRole('textbox', { name: 'Data as CSV or JSON' }) };
}

test('a chart of pasted data runs in the page, and its address opens it again', async ({
  page,
}) => {
  const { code, chart, data } = await openBuilder(page);
  await expect(code).toContainText("import { BarChart } from '@mui/x-charts/BarChart';");
  await page.getByRole('combobox', { name: 'Chart', exact: true }).selectOption('LineChart');
  await data.fill('day,rain,wind\n2026-05-01,4,12\n2026-05-02,9,17\n2026-05-03,2,11');
  await expect(code).toContainText("{ day: new Date('2026-05-01'), rain: 4, wind: 12 }");
  await page.getByRole('checkbox', { name: 'wind' }).uncheck();
  await page.getByRole('checkbox', { name: 'area' }).check();
  await expect(code).toContainText("{ dataKey: 'rain', label: 'rain', area: true }");
  await expect(chart.locator('.MuiAreaElement-root')).toHaveCount(1);

  const written = await code.textContent();
  await page.reload();
  await expect(code).toHaveText(written ?? '', { useInnerText: false });
  await expect(chart.locator('.MuiAreaElement-root')).toHaveCount(1);
});

test('bad data is explained, and the last chart stays', async ({ page }) => {
  const { code, data } = await openBuilder(page);
  const before = await code.textContent();
  await data.fill('month,rain\nMay,47\nJune');
  await expect(page.getByText('Line 3 has 1 cells, but the header has 2.')).toBeVisible();
  await expect(data).toHaveAttribute('aria-invalid', 'true');
  await data.fill('[{ "month": "May", "rain": 47 }');
  await expect(page.getByText('This is not valid JSON.')).toBeVisible();
  expect(await code.textContent()).toBe(before);
  await page.getByRole('button', { name: 'Use the sample data' }).click();
  await expect(data).toHaveAttribute('aria-invalid', 'false');
});

test('what an address asks for and no form has is ignored', async ({ page }) => {
  const { code } = await openBuilder(
    page,
    '?chart=NoChart&palette=evil&chart.height=1e9&x=%3Cscript%3E&yAxis.scaleType=log',
  );
  await expect(code).toContainText('<BarChart');
  await expect(code).toContainText('height={800}');
  await expect(code).not.toContainText('evil');
  await expect(code).not.toContainText('log');
});

for (const width of [390, 1440]) {
  test(`forms that come late move nothing at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await keepSystemFonts(page);
    await recordShifts(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/startChartBuilder-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await openPage(page, path);
    // The reader is already below the forms when they arrive.
    const after = page.getByRole('heading', { name: 'Data format' });
    await after.scrollIntoViewIfNeeded();
    const requested = page.waitForResponse('**/assets/startChartBuilder-*.js');
    release();
    await requested;
    await expect(page.getByRole('textbox', { name: 'Data as CSV or JSON' })).toBeAttached();
    await expect(
      page.frameLocator('iframe[src*="frame.html"]').locator('svg').first(),
    ).toBeAttached();
    expect((await readShifts(page)).map(({ moved }) => moved)).toEqual([]);
  });
}

test('the code is copied as it is shown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { code } = await openBuilder(page);
  await page.getByRole('button', { name: 'Copy the code' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.trim()).toBe((await code.textContent())?.trim());
});

for (const mode of ['light', 'dark'] as const) {
  test(`the builder has no accessibility violations in ${mode} mode`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: mode });
    await openBuilder(page);
    expect(await findViolations(page)).toEqual([]);
  });
}

test('a builder that cannot load leaves no gap, and says what it needs', async ({
  page,
  noise,
}) => {
  noise.allow(/startChartBuilder/);
  await page.route('**/assets/startChartBuilder-*.js', (route) => route.abort());
  await page.goto(path);
  await expect(page.getByText('needs JavaScript')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what the builder needs', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText('needs JavaScript')).toBeVisible();
  });
});
