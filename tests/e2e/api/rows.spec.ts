import type { Page } from '@playwright/test';
import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';

const grid = '/x/api/data-grid/data-grid';
const calendar = '/x/api/date-pickers/date-calendar';

const section = (page: Page, name: string) =>
  page.locator('section.api').filter({ has: page.getByRole('heading', { name, exact: true }) });
const details = (page: Page, id: string) => page.locator(`[id="${id}"] > td:last-child > div`);

/** The row stands highlighted below the header and the bar of its section. */
async function expectTarget(page: Page, id: string): Promise<void> {
  const row = page.locator(`[id="${id}"]`);
  await expect(row).toBeInViewport();
  const plain = page.locator('.api tbody tr').last();
  const colour = (element: Element) => getComputedStyle(element).backgroundColor;
  expect(await row.evaluate(colour)).not.toBe(await plain.evaluate(colour));
  const isCovered = await row.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    return !element.contains(document.elementFromPoint(left + 4, top + 4));
  });
  expect(isCovered, 'nothing stands over the row').toBe(false);
}

test('a deep link opens and highlights its row under the header', async ({ page }) => {
  await openPage(page, `${grid}#data-grid-prop-rowHeight`);
  await expectTarget(page, 'data-grid-prop-rowHeight');
});

test('a deep link opens its row in the collapsed view, and the next one too', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('dataGrid_apiPage_props', 'collapsed'));
  await openPage(page, `${grid}#data-grid-prop-rowHeight`);
  await expectTarget(page, 'data-grid-prop-rowHeight');
  await expect(details(page, 'data-grid-prop-rowHeight')).toBeVisible();
  const toggle = page.locator('[id="data-grid-prop-rowHeight"]').getByRole('button');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(details(page, 'data-grid-prop-rows')).toHaveAttribute('hidden', 'until-found');
  await page.getByRole('link', { name: 'Link to rows', exact: true }).click();
  await expect(page).toHaveURL(`${grid}#data-grid-prop-rows`);
  await expectTarget(page, 'data-grid-prop-rows');
  await expect(details(page, 'data-grid-prop-rows')).toBeVisible();
});

test('a client navigation to a row highlights it as a document does', async ({ page }) => {
  await openPage(page, '/x/api/data-grid');
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('.api-index a[href$="/data-grid"]');
    link?.setAttribute('href', `${link.getAttribute('href')}#data-grid-prop-rowHeight`);
  });
  await page.locator('.api-index a[href$="rowHeight"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('DataGrid API');
  await expect(page.locator('[id="data-grid-prop-rowHeight"]')).toHaveAttribute('data-target', '');
  await expectTarget(page, 'data-grid-prop-rowHeight');
});

test('the search of the browser reaches a collapsed row and opens it', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('apiPage_props', 'collapsed'));
  await openPage(page, calendar);
  const id = 'date-calendar-prop-fixedWeekNumber';
  await expect(details(page, id)).toBeHidden();
  const words = ((await details(page, id).textContent()) ?? '').split(' ').slice(0, 5).join(' ');
  // A text fragment is the search a script can ask for: it takes the same way to the text as the find bar.
  await page.goto('/x/introduction');
  await page.goto(`${calendar}#:~:text=${encodeURIComponent(words)}`);
  await expect(details(page, id)).toBeVisible();
  await expect(details(page, id)).toBeInViewport();
  await expect(page.locator(`[id="${id}"]`).getByRole('button')).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

test('a collapsed row opens and closes by mouse and by keyboard', async ({ page }) => {
  await openPage(page, calendar);
  await section(page, 'Props').getByRole('button', { name: 'Collapsed list' }).click();
  const id = 'date-calendar-prop-disableFuture';
  const toggle = page.getByRole('button', { name: 'Details of disableFuture' });
  await expect(details(page, id)).toBeHidden();
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(details(page, id)).toBeVisible();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.locator(`[id="${id}"] > th code`).click();
  await expect(details(page, id)).toBeHidden();
});

test('the chosen view is remembered per section, before anything is painted', async ({ page }) => {
  await openPage(page, calendar);
  const props = section(page, 'Props');
  const classes = section(page, 'CSS classes');
  await expect(props).toHaveAttribute('data-view', 'table');
  await props.getByRole('button', { name: 'Expanded list' }).click();
  await expect(props.getByRole('button', { name: 'Expanded list' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(await page.evaluate(() => localStorage.getItem('apiPage_props'))).toBe('expanded');
  await page.goto(calendar, { waitUntil: 'commit' });
  await props.waitFor({ state: 'attached' });
  await expect(props).toHaveAttribute('data-view', 'expanded');
  await expect(classes).toHaveAttribute('data-view', 'table');
  await expect(props.getByRole('button', { name: 'Expanded list' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  // The Data Grid keeps choices of its own.
  await openPage(page, grid);
  const table = section(page, 'Props').getByRole('button', { name: 'Table' });
  await table.click();
  await expect(table).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => localStorage.getItem('dataGrid_apiPage_props'))).toBe('table');
  expect(await page.evaluate(() => localStorage.getItem('apiPage_props'))).toBe('expanded');
});

test('a filter leaves the rows that hold every word', async ({ page }) => {
  await openPage(page, grid);
  const props = section(page, 'Props');
  const box = props.getByRole('searchbox');
  await box.fill('row height');
  const visibleNames = props.locator('tbody tr:visible > th > code');
  await expect(visibleNames.getByText('density', { exact: true })).toHaveCount(0);
  const names = await visibleNames.allTextContents();
  expect(names).toContain('rowHeight');
  await expect(props.getByRole('status')).toHaveText(`${names.length} of 129 shown`);
  await box.fill('zzz');
  await expect(props.getByText('Nothing matches this filter.')).toBeVisible();
  await box.press('Escape');
  await expect(box).toHaveValue('');
  await expect(props.locator('tbody tr:visible')).toHaveCount(129);
});

test('the index of a product filters over all kinds', async ({ page }) => {
  await openPage(page, '/x/api/data-grid');
  await page.getByRole('searchbox', { name: 'Filter' }).fill('toolbar');
  await expect(page.getByRole('heading', { name: 'Interfaces' })).toBeHidden();
  const links = page.locator('.api-index li:visible > a:not(.tag)');
  for (const name of await links.allTextContents()) {
    expect(name.toLowerCase()).toContain('toolbar');
  }
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
  const props = section(page, 'Props');
  await props.getByRole('button', { name: 'Expanded list' }).click();
  await props.getByRole('row').nth(3).hover();
  release();
  await expect(props).toHaveAttribute('data-view', 'expanded');
});

test('a link is copied and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, calendar);
  const link = page.getByRole('link', { name: 'Link to disableFuture' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(section(page, 'Props').getByRole('status')).toHaveText('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  expect(page.url()).toContain('#date-calendar-prop-disableFuture');
});
