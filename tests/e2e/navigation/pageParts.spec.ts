import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';

const items = '/x/react-tree-view/simple-tree-view/items';

test('breadcrumbs say where a page sits in the tree', async ({ page }) => {
  await openPage(page, items);
  const crumbs = page.getByRole('navigation', { name: 'You are here' }).getByRole('listitem');
  await expect(crumbs).toHaveText(['Tree View', 'Simple Tree View']);
  await page.goto('/x/introduction/licensing');
  await expect(crumbs).toHaveText(['Introduction']);
});

test('a page links to its source, its package, its pattern and its issues', async ({ page }) => {
  await openPage(page, items);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/.*\/content\/tree-view\/simple-tree-view\/items\/items\.md$/,
  );
  await expect(main.getByRole('link', { name: '@mui/x-tree-view' })).toHaveAttribute(
    'href',
    'https://www.npmjs.com/package/@mui/x-tree-view',
  );
  await expect(main.getByRole('link', { name: 'WAI-ARIA pattern' })).toHaveAttribute(
    'href',
    'https://www.w3.org/WAI/ARIA/apg/patterns/treeview/',
  );
  await expect(main.getByRole('link', { name: 'Open issues' })).toHaveAttribute(
    'href',
    /labels\/scope%3A%20tree%20view$/,
  );
});

test('S2.11 plans and states of pages are shown in the tree', async ({ page }) => {
  await openPage(page, items);
  const tree = page.locator('#navigation-tree');
  const ordering = tree.locator('li').filter({ hasText: 'Ordering' }).last();
  await expect(ordering.locator('.tag')).toHaveText(['Pro', 'New']);
  for (const tag of ['Pro', 'Premium', 'New', 'Planned', 'Preview']) {
    await expect(tree.locator('.tag', { hasText: tag }).first()).toBeAttached();
  }
});

test('S2.10 S2.17 the tree links the pages that are written, all of them and no other', async ({
  page,
}) => {
  await openPage(page, items);
  const index = await page.request.get('/page-index/en.json');
  const written = ((await index.json()) as { path: string }[]).map(({ path }) => path);
  const linked = await page
    .locator('#navigation-tree a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(linked).toEqual(written);
});
