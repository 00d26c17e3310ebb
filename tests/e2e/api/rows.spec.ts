import type { Page } from '@playwright/test';
import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';
import { apiSection, expectTarget, row } from './apiPage.ts';

const grid = '/x/api/data-grid/data-grid';
const calendar = '/x/api/date-pickers/date-calendar';

const isOpen = (page: Page, id: string) =>
  row(page, id).evaluate((element) => (element as HTMLDetailsElement).open);

test('a row is one line until it is opened, then it has a snippet', async ({ page }) => {
  await openPage(page, calendar);
  const id = 'date-calendar-prop-disableFuture';
  const snippet = row(page, id).locator('pre');
  await expect(snippet).toBeHidden();
  const closed = await row(page, id).boundingBox();
  expect(closed?.height).toBeLessThan(44);
  await row(page, id).locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(snippet).toBeVisible();
  await expect(snippet).toHaveText('<DateCalendar disableFuture />');
  await expect(row(page, id).locator('summary')).toBeFocused();
  await row(page, id).locator('summary > code').first().click();
  await expect(snippet).toBeHidden();
});

test('a deep link opens and highlights its row under the header, and the next one too', async ({
  page,
}) => {
  await openPage(page, `${grid}#data-grid-prop-rowHeight`);
  await expectTarget(page, 'data-grid-prop-rowHeight');
  await expect.poll(() => isOpen(page, 'data-grid-prop-rowHeight')).toBe(true);
  expect(await isOpen(page, 'data-grid-prop-rows')).toBe(false);
  await row(page, 'data-grid-prop-rows').locator('summary').click();
  await page.getByRole('link', { name: 'Link to rows', exact: true }).click();
  await expect(page).toHaveURL(`${grid}#data-grid-prop-rows`);
  await expectTarget(page, 'data-grid-prop-rows');
});

test('a row that a link opened can be closed', async ({ page }) => {
  await openPage(page, `${grid}#data-grid-prop-rowHeight`);
  const id = 'data-grid-prop-rowHeight';
  await expect.poll(() => isOpen(page, id)).toBe(true);
  await row(page, id).locator('summary').click();
  await expect(row(page, id).locator('pre')).toBeHidden();
});

test('a client navigation to a row opens and highlights it as a document does', async ({
  page,
}) => {
  await openPage(page, '/x/api/data-grid');
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('.api-index a[href$="/data-grid"]');
    link?.setAttribute('href', `${link.getAttribute('href')}#data-grid-prop-rowHeight`);
  });
  await page.locator('.api-index a[href$="rowHeight"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('DataGrid API');
  await expect(row(page, 'data-grid-prop-rowHeight')).toHaveAttribute('data-target', '');
  await expectTarget(page, 'data-grid-prop-rowHeight');
});

test('the search of the browser reaches a closed row and opens it', async ({ page }) => {
  await openPage(page, grid);
  const id = 'data-grid-prop-disableEval';
  const snippet = row(page, id).locator('pre');
  await expect(snippet).toBeHidden();
  const words = (await snippet.textContent()) ?? '';
  // A text fragment is the search a script can ask for: it takes the same way to the text as the find bar.
  await page.goto('/x/introduction');
  await page.goto(`${grid}#:~:text=${encodeURIComponent(words)}`);
  await expect(snippet).toBeVisible();
  await expect(snippet).toBeInViewport();
});

test('the chosen view is remembered per section, before anything is painted', async ({ page }) => {
  await openPage(page, calendar);
  const props = apiSection(page, 'Props');
  const classes = apiSection(page, 'CSS classes');
  const expanded = props.getByRole('button', { name: 'Expanded list' });
  await expect(props).toHaveAttribute('data-view', 'collapsed');
  await expanded.click();
  await expect(expanded).toHaveAttribute('aria-pressed', 'true');
  await expect(props.locator('.api-rows > details:not([open])')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('apiPage_props'))).toBe('expanded');
  await page.goto(calendar, { waitUntil: 'commit' });
  await props.waitFor({ state: 'attached' });
  await expect(props).toHaveAttribute('data-view', 'expanded');
  await expect(classes).toHaveAttribute('data-view', 'collapsed');
  await expect(expanded).toHaveAttribute('aria-pressed', 'true');
  // The Data Grid keeps choices of its own.
  await openPage(page, grid);
  const table = apiSection(page, 'Props').getByRole('button', { name: 'Table' });
  await table.click();
  await expect(table).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => localStorage.getItem('dataGrid_apiPage_props'))).toBe('table');
  expect(await page.evaluate(() => localStorage.getItem('apiPage_props'))).toBe('expanded');
});

test('a click that comes before the script is done, whatever the pointer passes meanwhile', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/apiReading-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await openPage(page, calendar);
  const props = apiSection(page, 'Props');
  await props.getByRole('button', { name: 'Expanded list' }).click();
  await props.locator('.api-rows > *').nth(3).hover();
  release();
  await expect(props).toHaveAttribute('data-view', 'expanded');
});

test('a link is copied and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, calendar);
  await row(page, 'date-calendar-prop-disableFuture').locator('summary').click();
  const link = page.getByRole('link', { name: 'Link to disableFuture' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(apiSection(page, 'Props').getByRole('status')).toHaveText('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  expect(page.url()).toContain('#date-calendar-prop-disableFuture');
});
