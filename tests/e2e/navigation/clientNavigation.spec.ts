import { clickInPlace } from '#tests/setup/clickInPlace.ts';
import { hasMarkedDocument, markDocument, openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';

const items = '/x/react-tree-view/simple-tree-view/items';

test('a link of the side navigation changes the page without loading a document', async ({
  page,
}) => {
  await openPage(page, '/x/introduction');
  await markDocument(page);
  const tree = page.getByRole('navigation', { name: 'Documentation' });
  await tree.getByRole('link', { name: 'Licensing' }).click();

  await expect(page).toHaveURL('/x/introduction/licensing');
  await expect(page).toHaveTitle('Licensing - MUI X');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Licensing');
  await expect(page.getByRole('heading', { name: 'Change plans' })).toBeVisible();
  await expect(tree.locator('[aria-current]')).toHaveText(['Licensing']);
  await expect(page.locator('main')).toBeFocused();
  await expect(
    page.getByRole('status').filter({ hasText: 'Licensing - MUI X, page loaded' }),
  ).toHaveCount(1);
  expect(await hasMarkedDocument(page)).toBe(true);
});

test('the head follows a client navigation', async ({ page }) => {
  await openPage(page, '/x/introduction');
  await page.getByRole('navigation', { name: 'Documentation' }).getByText('Support').click();
  await expect(page).toHaveTitle('Support - MUI X');
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', 'https://mui.com/x/introduction/support');
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute(
    'content',
    'Support - MUI X',
  );
});

test('S2.10 the trail of the current page is open and in view, other groups stay as they are', async ({
  page,
}) => {
  await openPage(page, items);
  const tree = page.getByRole('navigation', { name: 'Documentation' });
  const group = (name: string) =>
    tree.locator('details', { has: page.locator('summary', { hasText: name }) });
  await expect(group('Tree View').first()).toHaveAttribute('open', '');
  await expect(tree.locator('[aria-current="page"]')).toBeInViewport();
  await expect(group('Data Grid').first()).not.toHaveAttribute('open', '');

  await markDocument(page);
  await page.getByRole('link', { name: 'Introduction' }).click();
  await expect(group('Introduction').first()).toHaveAttribute('open', '');
  await expect(tree.locator('[aria-current="page"]')).toHaveText(['Overview']);
  await expect(tree.locator('[aria-current="page"]')).toBeInViewport();
  await expect(group('Tree View').first()).toHaveAttribute('open', '');
  expect(await hasMarkedDocument(page)).toBe(true);
});

test('the side navigation keeps its place when the page changes', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await openPage(page, '/x/introduction/licensing');
  const column = page.locator('#site-navigation');
  await column.evaluate((element) => element.scrollTo(0, 40));
  const tree = page.getByRole('navigation', { name: 'Documentation' });
  await clickInPlace(tree.getByRole('link', { name: 'Support' }));
  await expect(page).toHaveTitle('Support - MUI X');
  expect(await column.evaluate((element) => element.scrollTop)).toBe(40);
});

test('a link in the text and one in the footer are client navigations too', async ({ page }) => {
  await openPage(page, '/x/introduction');
  await markDocument(page);
  await page.locator('main .prose a[href="/x/introduction/installation"]').first().click();
  await expect(page).toHaveTitle('Installation - MUI X');
  await page.locator('body > * footer').last().getByRole('link', { name: 'MUI X home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('React');
  expect(await hasMarkedDocument(page)).toBe(true);
});

test('previous and next lead through the pages in the order of the tree', async ({ page }) => {
  await openPage(page, '/x/introduction/installation');
  await markDocument(page);
  const neighbors = page.getByRole('navigation', { name: 'Previous and next page' });
  await expect(neighbors.getByRole('link')).toHaveText([/Previous\s*Overview/, /Next\s*Templates/]);
  await neighbors.getByRole('link', { name: 'Templates' }).click();
  await expect(page).toHaveURL('/x/introduction/templates');
  await expect(neighbors.getByRole('link')).toHaveText([/Installation/, /Licensing/]);
  await neighbors.getByRole('link', { name: 'Installation' }).click();
  await expect(page).toHaveURL('/x/introduction/installation');
  expect(await hasMarkedDocument(page)).toBe(true);
});

test('the first page has no previous one', async ({ page }) => {
  await openPage(page, '/x/introduction');
  const neighbors = page.getByRole('navigation', { name: 'Previous and next page' });
  await expect(neighbors.getByRole('link')).toHaveText([/Next\s*Installation/]);
});

test('the root says what a page has, in its document and after a page change', async ({ page }) => {
  const selectors = {
    api: '.api',
    'cheat-sheet': '.cheat-sheet',
    'component-tabs': '.component-tabs',
    'contents-bar': '[data-contents-bar]',
    'offline-page': '[data-offline-page]',
  };
  async function expectTraits(wanted: (keyof typeof selectors)[]) {
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-has', wanted.join(' '));
    for (const [name, selector] of Object.entries(selectors)) {
      const count = await page.locator(`main ${selector}`).count();
      expect(count > 0, name).toBe(wanted.includes(name as keyof typeof selectors));
    }
  }
  await openPage(page, '/x/react-data-grid/cheat-sheet');
  await expectTraits(['cheat-sheet']);
  const tree = page.getByRole('navigation', { name: 'Documentation' });
  await tree.getByRole('link', { name: 'Quickstart', exact: true }).click();
  await expect(page).toHaveTitle(/Quickstart/);
  await expectTraits(['component-tabs', 'contents-bar']);
  await openPage(page, '/x/api/data-grid/data-grid');
  await expectTraits(['api', 'contents-bar']);
  await openPage(page, '/x/introduction/licensing');
  await expectTraits(['contents-bar']);
});
