import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';
import { apiSection, row } from './apiPage.ts';

const grid = '/x/api/data-grid/data-grid';

test('a filter leaves the rows whose name and type hold every word, and says how many', async ({
  page,
}) => {
  await openPage(page, grid);
  const props = apiSection(page, 'Props');
  const status = props.getByRole('status');
  const rows = props.locator('.api-rows > :visible');
  const all = await props.locator('.api-rows > *').count();
  await expect(status).toHaveText(`${all} entries`);
  const box = props.getByRole('searchbox');
  await box.fill('row height');
  await expect(row(page, 'data-grid-prop-sortModel')).toBeHidden();
  await expect(row(page, 'data-grid-prop-rowHeight')).toBeVisible();
  // Only its description has a word of rows.
  await expect(row(page, 'data-grid-prop-autoHeight')).toBeHidden();
  await expect(status).toHaveText(`${await rows.count()} of ${all} shown`);
  await expect(props.getByRole('heading', { name: 'Sorting' })).toBeHidden();
  await box.fill('GridSortModel');
  await expect(row(page, 'data-grid-prop-sortModel')).toBeVisible();
  await box.fill('zzz');
  await expect(props.getByText('Nothing matches this filter.')).toBeVisible();
  await box.press('Escape');
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
  await expect(rows).toHaveCount(all);
});

test('facets narrow the rows down, alone and with words', async ({ page }) => {
  await openPage(page, '/x/api/data-grid/data-grid-premium');
  const props = apiSection(page, 'Props');
  const rows = props.locator('.api-rows > :visible');
  const facets = props.getByRole('group', { name: 'Show only' });
  await expect(facets.getByRole('button')).toHaveText([
    /^Required \d+$/,
    /^Callbacks \d+$/,
    /^Pro \d+$/,
    /^Premium \d+$/,
    /^Deprecated \d+$/,
  ]);
  const callbacks = facets.getByRole('button', { name: /Callbacks/ });
  await callbacks.click();
  await expect(callbacks).toHaveAttribute('aria-pressed', 'true');
  await expect(rows).toHaveCount(Number(/\d+/.exec(await callbacks.innerText())?.[0]));
  await facets.getByRole('button', { name: /Premium/ }).click();
  await props.getByRole('searchbox').fill('pivot');
  for (const name of await rows.locator('summary > code:first-child').allTextContents()) {
    expect(name).toMatch(/pivot.*Premium/i);
  }
  await callbacks.click();
  await expect(callbacks).toHaveAttribute('aria-pressed', 'false');
});

test('what is found starts below the bar, and without a filter the reader is back', async ({
  page,
}) => {
  await openPage(page, grid);
  const props = apiSection(page, 'Props');
  const reading = row(page, 'data-grid-prop-sortModel');
  await reading.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const top = async () => (await reading.boundingBox())?.y ?? 0;
  const before = await top();
  const box = props.getByRole('searchbox');
  await box.fill('rowHeight');
  const bar = await box.boundingBox();
  await expect(row(page, 'data-grid-prop-rowHeight')).toBeInViewport();
  await box.press('Escape');
  await expect(reading).toBeInViewport();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(3);
  // Sticky boxes stand at fractions of a pixel that differ with the scroll position.
  expect((await box.boundingBox())?.y).toBeCloseTo(bar?.y ?? 0, 0);
});

test('a link to a row that the filter hides shows it', async ({ page }) => {
  await openPage(page, grid);
  const props = apiSection(page, 'Props');
  await props.getByRole('searchbox').fill('rowHeight');
  await expect(row(page, 'data-grid-prop-rows')).toBeHidden();
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '#data-grid-prop-rows';
    link.textContent = 'Rows elsewhere';
    document.querySelector('main h1')?.append(link);
  });
  await page.getByRole('link', { name: 'Rows elsewhere' }).click();
  await expect(row(page, 'data-grid-prop-rows')).toBeInViewport();
  await expect(props.getByRole('searchbox')).toHaveValue('');
});

test('the index of a product filters over all kinds', async ({ page }) => {
  await openPage(page, '/x/api/data-grid');
  await page.getByRole('searchbox', { name: 'Filter', exact: true }).fill('toolbar');
  await expect(page.getByRole('heading', { name: 'Interfaces' })).toBeHidden();
  const links = page.locator('.api-index li:visible > a:not(.tag)');
  for (const name of await links.allTextContents()) {
    expect(name.toLowerCase()).toContain('toolbar');
  }
});
