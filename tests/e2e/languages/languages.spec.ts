import { hasMarkedDocument, markDocument, openPage, untilReady } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';

const chinese = /\p{Script=Han}/u;
const html = 'html';

test('S1.3 S3.3 the language of the path is the language of the document and the shell', async ({
  page,
}) => {
  await openPage(page, '/zh/x/introduction');
  await expect(page.locator(html)).toHaveAttribute('lang', /^zh(-|$)/);
  await expect(page).toHaveTitle(chinese);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(chinese);
  await expect(page.getByRole('navigation', { name: '文档导航' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: '本页内容' })).toBeVisible();
  await expect(page.getByRole('button', { name: '搜索' })).toBeVisible();

  await openPage(page, '/x/introduction');
  await expect(page.locator(html)).toHaveAttribute('lang', 'en');
});

test('S2.1 every internal link of a Chinese page keeps the prefix', async ({ page }) => {
  for (const path of ['/zh', '/zh/x', '/zh/x/introduction/licensing']) {
    await openPage(page, path);
    const hrefs = await page
      .locator('a[href^="/"]:not([hreflang])')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.length).toBeGreaterThan(5);
    expect(hrefs.filter((href) => !/^\/zh([/?#]|$)/.test(href))).toEqual([]);
  }
});

test('S2.1 a Chinese reader stays in Chinese without loading a document', async ({ page }) => {
  await openPage(page, '/zh/x/introduction');
  await markDocument(page);
  await page.getByRole('link', { name: /^下一页/ }).click();
  await expect(page).toHaveURL('/zh/x/introduction/installation');
  await expect(page.locator(html)).toHaveAttribute('lang', /^zh(-|$)/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(chinese);
  await expect(page.getByRole('status').filter({ hasText: /页面已加载$/ })).toHaveCount(1);
  await expect(page.locator('#navigation-tree [aria-current="page"]')).toHaveAttribute(
    'href',
    '/zh/x/introduction/installation',
  );
  expect(await hasMarkedDocument(page)).toBe(true);
});

test('S1.8 the language switch keeps the page', async ({ page }) => {
  await openPage(page, '/x/introduction/licensing');
  await page.locator('header [aria-label="Settings"]').first().click();
  await page.getByRole('dialog').getByRole('link', { name: '中文' }).click();
  await expect(page).toHaveURL('/zh/x/introduction/licensing');
  await expect(page.locator(html)).toHaveAttribute('lang', /^zh(-|$)/);
  await untilReady(page);
  await page.locator('header [aria-label="设置"]').first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/x/introduction/licensing');
  await expect(page.locator(html)).toHaveAttribute('lang', 'en');
});

test('S2.2 userLanguage=zh leads to the Chinese page and keeps the anchor', async ({ page }) => {
  await page.goto('/x/introduction/licensing?userLanguage=zh#plans');
  await expect(page).toHaveURL(/\/zh\/x\/introduction\/licensing(\?userLanguage=zh)?#plans$/);
  await expect(page.locator(html)).toHaveAttribute('lang', /^zh(-|$)/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(chinese);
});

test('S1.3 the path wins over userLanguage', async ({ page }) => {
  await openPage(page, '/zh/x/introduction?userLanguage=en');
  await expect(page.locator(html)).toHaveAttribute('lang', /^zh(-|$)/);
});

test('S2.1 /en is read as English and leads to the address without it', async ({ page }) => {
  await page.goto('/en/x/introduction/licensing');
  await expect(page).toHaveURL('/x/introduction/licensing');
  await expect(page.locator(html)).toHaveAttribute('lang', 'en');
});

test('a page without a translation says so and is read in English', async ({ page }) => {
  await openPage(page, '/zh/x/common-concepts/custom-components');
  await expect(page.locator(html)).toHaveAttribute('lang', /^zh(-|$)/);
  await expect(page.getByText('本页尚未翻译')).toBeVisible();
  const text = page.locator('main [lang="en"]');
  await expect(text).toContainText('slot');
  await openPage(page, '/zh/x/introduction');
  await expect(page.getByText('本页尚未翻译')).toHaveCount(0);
});

test('headings have the same anchors in both languages', async ({ page }) => {
  const ids = async (path: string) => {
    await openPage(page, path);
    return page.locator('main h2[id], main h3[id]').evaluateAll((all) => all.map(({ id }) => id));
  };
  const english = await ids('/x/introduction/licensing');
  expect(english).toContain('plans');
  expect(await ids('/zh/x/introduction/licensing')).toEqual(english);
});

test('the search of the Chinese site finds Chinese pages', async ({ page }) => {
  await openPage(page, '/zh/x/introduction');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('licensing');
  await expect(page.getByRole('option').first()).toHaveText(chinese);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/zh/x/introduction/licensing');
});
