import { hasMarkedDocument, markDocument, openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';

const items = '/x/react-tree-view/simple-tree-view/items';
const current = 'v8.0.0-alpha.11';

const versions = [
  {
    path: '/x/introduction',
    older: [
      ['v7', 'https://mui.com/x/introduction/'],
      ['v6', 'https://v6.mui.com/x/introduction/'],
      ['v5', 'https://v5.mui.com/x/introduction/'],
      ['v4', 'https://v4.mui.com/components/data-grid/'],
    ],
  },
  {
    path: items,
    older: [
      ['v7', 'https://mui.com/x/react-tree-view/'],
      ['v6', 'https://v6.mui.com/x/react-tree-view/getting-started'],
    ],
  },
];

for (const { path, older } of versions) {
  test(`S2.12 S3.2 the version switcher of ${path} lists its versions`, async ({ page }) => {
    await openPage(page, path);
    const summary = page.locator('header summary', { hasText: current });
    await expect(summary).toHaveAccessibleName(`Documentation version: ${current}`);
    await summary.click();
    const links = page.locator('header details[open]').getByRole('link');
    await expect(links).toHaveText([current, ...older.map(([text = '']) => text)]);
    await expect(links.first()).toHaveAttribute('aria-current', 'true');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs.slice(1)).toEqual(older.map(([, href]) => href));
  });
}

test('the version switcher changes with the product on a client navigation', async ({ page }) => {
  await openPage(page, '/x/introduction/roadmap');
  await page.evaluate((href) => {
    document
      .querySelector('main .prose p')
      ?.insertAdjacentHTML('beforeend', `<a href="${href}">go</a>`);
  }, items);
  await page.getByRole('link', { name: 'go', exact: true }).click();
  await expect(page).toHaveTitle(/Items/);
  await page.locator('header summary', { hasText: current }).click();
  await expect(page.locator('header details[open]').getByRole('link')).toHaveText([
    current,
    'v7',
    'v6',
  ]);
});

test('the product switcher names the product, lists all four and leads to the overview', async ({
  page,
}) => {
  await openPage(page, items);
  await markDocument(page);
  const switcher = page.locator('header details').first();
  const summary = switcher.locator('summary');
  await expect(summary).toHaveText('Tree View');
  await summary.click();
  for (const product of ['Data Grid', 'Date Pickers', 'Charts', 'Tree View']) {
    await expect(switcher.getByRole('listitem').getByText(product, { exact: true })).toBeVisible();
  }
  await switcher.getByRole('link', { name: 'All products' }).click();
  await expect(page).toHaveURL('/');
  await expect(switcher).not.toHaveAttribute('open');
  await expect(summary).toHaveText('Products');
  expect(await hasMarkedDocument(page)).toBe(true);
});

test('on a phone the version switcher is in the drawer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, items);
  await expect(page.locator('header summary', { hasText: current })).toBeHidden();
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await page.locator('#site-navigation summary', { hasText: current }).click();
  await expect(page.locator('#site-navigation').getByRole('link', { name: 'v7' })).toBeVisible();
});
