import type { Locator, Page } from '@playwright/test';
import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';

const items = '/x/react-tree-view/simple-tree-view/items';

/** The whole tree, with the entries that are fetched when a reader opens their group. */
async function openTree(page: Page): Promise<Locator> {
  const tree = page.locator('#navigation-tree');
  const branches = tree.locator('[data-branch]');
  await expect(async () => {
    await branches.evaluateAll((groups) =>
      groups.forEach((group) => group.setAttribute('open', '')),
    );
    await expect(branches).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  return tree;
}

test('breadcrumbs say where a page sits in the tree, and lead to the first page of each group', async ({
  page,
}) => {
  await openPage(page, '/x/react-data-grid/editing/persistence');
  const crumbs = page.getByRole('navigation', { name: 'You are here' }).getByRole('listitem');
  await expect(crumbs).toHaveText(['Data Grid', 'Editing']);
  await expect(crumbs.nth(1).getByRole('link')).toHaveAttribute(
    'href',
    '/x/react-data-grid/editing',
  );
  await crumbs.getByRole('link', { name: 'Data Grid' }).click();
  await expect(page).toHaveURL('/x/react-data-grid');
  await page.goto('/x/introduction/licensing');
  await expect(crumbs).toHaveText(['Introduction']);
});

test('a page links to its package, its pattern and its issues, and to no file at an unknown address', async ({
  page,
}) => {
  await openPage(page, items);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Edit this page' })).toHaveCount(0);
  await expect(page.locator('a[href*="/edit/"], a[href*="/blob/"]')).toHaveCount(0);
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
  const tree = await openTree(page);
  const ordering = tree.locator('li').filter({ hasText: 'Ordering' }).last();
  await expect(ordering.locator('.tag')).toHaveText(['Pro', 'New']);
  for (const tag of ['Pro', 'Premium', 'New', 'Planned', 'Preview']) {
    await expect(tree.locator('.tag', { hasText: tag }).first()).toBeAttached();
  }
});

test('S2.11 the heading of a page has the tags of its entry in the tree', async ({ page }) => {
  await openPage(page, '/x/react-charts/funnel');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading.locator('.tag')).toHaveText(['Pro', 'New']);
  await expect(heading.getByRole('link', { name: 'Pro' })).toBeVisible();
  await openPage(page, '/zh/x/react-charts/radar');
  await expect(heading.locator('.tag')).toHaveText(['新增']);
});

test('S2.10 S2.17 the tree links the pages that are written, all of them and no other', async ({
  page,
}) => {
  await openPage(page, items);
  await openTree(page);
  const index = await page.request.get('/page-index/en.json');
  const written = ((await index.json()) as { path: string }[]).map(({ path }) => path);
  const linked = await page
    .locator('#navigation-tree a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(linked).toEqual(written);
});

test('S2.13 S2.14 S2.17 the page about Material UI leads to the core library, with titles of the dictionary', async ({
  page,
}) => {
  await openPage(page, '/zh/x/introduction/material-ui');
  const main = page.locator('#main-content');
  await expect(main.getByRole('link', { name: '快速上手' })).toHaveAttribute(
    'href',
    'https://mui.com/material-ui/getting-started/',
  );
  await expect(main.locator('td', { hasText: '安装' }).first()).toBeVisible();
  const groups = main.locator('.core-groups a');
  await expect(groups).toHaveCount(10);
  for (const group of await groups.all()) {
    await expect(group).toHaveAttribute('data-external', '');
    await expect(group).toHaveAttribute('href', /^https:\/\/mui\.com\//);
  }
  const store = page.locator('#navigation-tree a[href="https://mui.com/store/"]');
  await expect(store).toHaveText('高级版主题');
  await expect(store).toHaveAttribute('data-external', '');
  await openPage(page, '/x/introduction/material-ui');
  await expect(main.getByRole('link', { name: 'Premium themes' })).toBeVisible();
});
