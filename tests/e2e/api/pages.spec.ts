import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';

const items = '/x/react-tree-view/simple-tree-view/items';
const pages = [
  '/x/api/data-grid',
  '/x/api/data-grid/grid-col-def',
  '/x/api/data-grid/events',
  '/x/api/data-grid/selectors',
  '/x/api/date-pickers/date-calendar',
  '/x/api/charts/use-x-scale',
  '/x/api/tree-view/simple-tree-view',
  `${items}/components-api`,
];

test('S2.7 an API page belongs to its product and has its place in the tree', async ({ page }) => {
  await openPage(page, '/x/api/date-pickers/date-calendar');
  await expect(page).toHaveTitle('DateCalendar API - MUI X Date Pickers');
  await expect(page.locator('meta[name="mui:productId"]')).toHaveAttribute(
    'content',
    'x-date-pickers',
  );
  const current = page.locator('#navigation-tree [aria-current="page"]');
  await expect(current).toHaveText('DateCalendar');
  await expect(page.getByRole('navigation', { name: 'You are here' })).toContainText(
    'API reference',
  );
  await expect(page.getByRole('link', { name: /^Next/ })).toBeVisible();
});

test('S2.8 tabs of a component page are pages of their own, known by the address of the first', async ({
  page,
}) => {
  await openPage(page, items);
  const tabs = page.getByRole('navigation', { name: 'Parts of this page' });
  await expect(tabs.getByRole('link', { name: 'Demos' })).toHaveAttribute('aria-current', 'page');
  await tabs.getByRole('link', { name: 'Components API' }).click();
  await expect(page).toHaveURL(`${items}/components-api`);
  await expect(page).toHaveTitle(/Components API/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`${items}$`),
  );
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents.getByRole('link', { name: 'SimpleTreeView' })).toBeVisible();
  await expect(page.locator('#simple-tree-view-props')).toBeVisible();
  await expect(page.locator('#navigation-tree [aria-current="page"]')).toHaveAttribute(
    'href',
    items,
  );
});

test('a component page ends with its API', async ({ page }) => {
  await openPage(page, items);
  const link = page.locator('main #api ~ ul a').first();
  await expect(link).toHaveText('<SimpleTreeView />');
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SimpleTreeView API');
});

test('a component page and its API page say what the import costs', async ({ page }) => {
  await openPage(page, '/x/api/data-grid/data-grid-pro');
  const note = page.locator('[data-import-cost]').first();
  await expect(note).toHaveText(
    /^The import adds \d+ kB of MUI X code, \d+ kB with Material UI .+ DataGrid is \d+ kB smaller\. .*without React\.$/,
  );
  await expect(note.getByRole('link', { name: 'DataGrid' })).toHaveAttribute(
    'href',
    '/x/api/data-grid/data-grid',
  );
  await openPage(page, items);
  await expect(page.locator('main #api ~ ul li').first()).toHaveText(
    /^<SimpleTreeView \/>: \d+ kB gzip, \d+ kB with Material UI$/,
  );
});

for (const path of pages) {
  test(`${path} needs no scrolling sideways at 390 px, in any view`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, path);
    for (const view of ['table', 'expanded', 'collapsed']) {
      const reach = await page.evaluate((chosen) => {
        document
          .querySelectorAll<HTMLElement>('[data-store]')
          .forEach((section) => (section.dataset.view = chosen));
        return document.documentElement.scrollWidth;
      }, view);
      expect(reach, view).toBeLessThanOrEqual(390);
    }
  });
}

test('the contents list has the subjects of a long list of props', async ({ page }) => {
  await openPage(page, '/x/api/data-grid/data-grid');
  const contents = page.getByRole('navigation', { name: 'On this page' }).first();
  await contents.getByRole('link', { name: 'Sorting' }).click();
  await expect(page).toHaveURL(/#props-sorting$/);
  await expect(page.getByRole('heading', { level: 3, name: 'Sorting' })).toBeInViewport();
  await expect(page.locator('[id="data-grid-prop-sortModel"]')).toBeInViewport();
});

test('the longest page has half the elements it had', async ({ page }) => {
  await openPage(page, '/x/api/data-grid/data-grid');
  const count = await page.evaluate(() => document.querySelectorAll('*').length);
  expect(count).toBeLessThanOrEqual(4240);
});

test('no row looks required and Pro alike', async ({ page }) => {
  await openPage(page, '/x/api/data-grid/data-grid-pro');
  const colors = await page.evaluate(() =>
    ['required', 'pro', 'premium', 'deprecated'].map((tag) => {
      const element = document.createElement('span');
      element.className = 'tag';
      element.dataset.tag = tag;
      document.body.append(element);
      return getComputedStyle(element).color;
    }),
  );
  expect(new Set(colors).size).toBe(colors.length);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every prop can be linked to and opened', async ({ page }) => {
    await page.goto('/x/api/data-grid/data-grid#data-grid-prop-rowHeight');
    const linked = page.locator('[id="data-grid-prop-rowHeight"]');
    await expect(linked).toBeInViewport();
    await expect(linked.locator('pre')).toBeVisible();
    const other = page.locator('[id="data-grid-prop-rows"]');
    await expect(other.locator('pre')).toBeHidden();
    await other.locator('summary').click();
    await expect(other.locator('pre')).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveCount(0);
  });
});
