import { expect, test } from '#tests/setup/quietPage.ts';

test.use({ javaScriptEnabled: false });

const items = '/x/react-tree-view/simple-tree-view/items';

test('a page reads from title to last section', async ({ page }) => {
  await page.goto(items);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Simple Tree View - Items');
  await expect(page.getByRole('main')).toContainText('the tree needs an accessible name');
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(headings.last()).toBeVisible();
  for (const heading of await headings.all()) {
    const id = (await heading.getAttribute('id')) ?? '';
    await expect(contents.locator(`a[href="#${id}"]`)).toBeVisible();
  }
  expect(await headings.count()).toBeGreaterThan(5);
});

test('the front page shows its products, the code of each, and where to begin', async ({
  page,
}) => {
  await page.goto('/');
  const products = ['Data Grid', 'Date Pickers', 'Charts', 'Tree View'];
  await expect(page.locator('main section:has([data-scene]) h2')).toHaveText(products);
  await expect(page.locator('[data-scene] [data-demo-snapshot]')).toHaveCount(4);
  await expect(page.locator('main pre', { hasText: 'export default function Scene' })).toHaveCount(
    4,
  );
  await expect(page.locator('main pre:visible').first()).toHaveText('npm install @mui/x-data-grid');
  await page.getByRole('link', { name: 'Get started' }).click();
  await expect(page).toHaveURL('/x/introduction/installation');
});

test('links lead from page to page', async ({ page }) => {
  await page.goto('/x/introduction');
  await page.locator('#navigation-tree').getByRole('link', { name: 'Licensing' }).click();
  await expect(page).toHaveURL('/x/introduction/licensing');
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(5).click();
  await expect(page).toHaveURL(/#[a-z-]+$/);
  await page.locator('a[rel=next]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Support');
});

test('groups of the side navigation open by click, and the current trail is open', async ({
  page,
}) => {
  await page.goto(items);
  const tree = page.locator('#navigation-tree');
  await expect(tree.locator('[aria-current="page"]')).toBeVisible();
  const group = tree.locator('details:not([open])', { hasText: 'Common concepts' });
  const link = tree.locator('a', { hasText: 'Slots and subcomponents' });
  await expect(link).toBeHidden();
  await group.locator('summary').click();
  await expect(link).toBeVisible();
});

test('menus in the header open by click', async ({ page }) => {
  await page.goto(items);
  const switcher = page.locator('header details').first();
  await switcher.locator('summary').click();
  await switcher.getByRole('link', { name: 'All products' }).click();
  await expect(page).toHaveURL('/');
});

test('on a small screen the menu link opens the drawer and the close link closes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/x/introduction');
  const drawer = page.locator('#site-navigation');
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await expect(drawer).toBeInViewport({ ratio: 0.9 });
  await page.getByRole('link', { name: 'Close navigation' }).click();
  await expect(drawer).toBeHidden();

  await page.getByRole('button', { name: 'Open navigation' }).click();
  await drawer.getByRole('link', { name: 'Roadmap' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Roadmap');
  await expect(drawer).toBeHidden();
});

test('a code group shows every variant under its label', async ({ page }) => {
  await page.goto('/x/introduction/installation');
  const group = page.locator('.code-group').first();
  const panels = group.locator('.code-panel');
  await expect(panels).toHaveCount(3);
  for (const [index, name] of ['npm', 'pnpm', 'yarn'].entries()) {
    const panel = panels.nth(index);
    await expect(panel.locator('pre')).toBeVisible();
    await expect(panel.locator('pre')).toContainText(`${name} `);
    // The label is drawn by the style sheet, from the attribute.
    const drawn = await panel.evaluate((element) =>
      [element, ...element.querySelectorAll('*')].flatMap((part) => [
        getComputedStyle(part, '::before').content,
        part.children.length === 0 ? (part.textContent ?? '').trim() : '',
      ]),
    );
    expect(drawn.some((text) => text.replaceAll('"', '') === name)).toBe(true);
  }
  await expect(group.getByRole('tab')).toHaveCount(0);
});

test('buttons that need script are not shown', async ({ page }) => {
  await page.goto('/x/introduction/installation');
  await expect(page.locator('.MuiCode-copy').first()).toBeAttached();
  await expect(page.locator('.MuiCode-copy').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Settings' })).toBeHidden();
});

test('demos show their snapshots, and their code opens', async ({ page }) => {
  await page.goto(items);
  const snapshots = page.locator('[data-demo-snapshot]');
  await expect(snapshots).toHaveCount(10);
  for (const snapshot of await snapshots.all()) {
    const box = await snapshot.boundingBox();
    expect(box?.height).toBeGreaterThan(60);
  }
  const demo = page.locator('#BasicItems');
  await expect(demo.getByText('Beetroot', { exact: true })).toBeVisible();
  const code = demo.locator('[data-code-file] pre').first();
  await expect(code).toBeHidden();
  await demo.locator('summary').click();
  await expect(code).toBeVisible();
  await expect(code).toContainText('export default function BasicItems()');
});

test('the colors follow the operating system', async ({ page }) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/x/introduction');
  const light = await background();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await background()).not.toBe(light);
});
