import { findViolations } from '#tests/setup/findViolations.ts';
import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';

const path = '/x/react-tree-view/simple-tree-view/items';

test.describe('copying', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('puts the page on the clipboard as Markdown, and says so', async ({ page, request }) => {
    // The script of the button comes last; a press before that is not lost.
    await page.goto(path, { waitUntil: 'commit' });
    const button = page.getByRole('button', { name: 'Copy page' });
    await button.click();
    await expect(page.locator('.page-actions [role="status"]')).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await (await request.get(`${path}.md`)).text(),
    );
    await expect(button).toHaveText('Copy page');
  });

  test('says when the page cannot be had', async ({ page, noise }) => {
    noise.allow(/Failed to load resource|ERR_FAILED|request failed/);
    await openPage(page, path);
    await page.route('**/*.md', (route) => route.abort());
    await page.getByRole('button', { name: 'Copy page' }).click();
    await expect(page.locator('.page-actions button')).toHaveText('Could not copy');
  });
});

test('the menu opens and closes by keyboard and leads to the copy', async ({ page }) => {
  await openPage(page, path);
  const opener = page.locator('.page-actions summary');
  const link = page.getByRole('link', { name: 'View as Markdown' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden({ timeout: 500 });
  }).toPass();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await link.click();
  await expect(page).toHaveURL(`${path}.md`);
});

test('assistants are asked about the published copy, in a tab of their own', async ({ page }) => {
  await page.goto(`/zh${path}`);
  await page.locator('.page-actions summary').click();
  for (const [name, host] of [
    ['在 ChatGPT 中打开', 'chatgpt.com'],
    ['在 Claude 中打开', 'claude.ai'],
  ] as const) {
    const link = page.getByRole('link', { name });
    const url = new URL((await link.getAttribute('href')) ?? '');
    expect(url.host).toBe(host);
    expect(url.searchParams.get('q')).toContain(`https://mui.com/zh${path}.md`);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

test('the actions and the head follow a client navigation', async ({ page }) => {
  await openPage(page, path);
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
  const copy = page.locator('head link[type="text/markdown"]');
  await expect(copy).toHaveAttribute('href', /items\.md$/);
  await page.waitForTimeout(1500);
  await page
    .getByRole('navigation', { name: 'Parts of this page' })
    .getByText('Components API')
    .click();
  await expect(page).toHaveURL(`${path}/components-api`);
  await expect(page.locator('[data-copy-page]')).toHaveAttribute(
    'data-copy-page',
    `${path}/components-api.md`,
  );
  await expect(copy).toHaveAttribute('href', /components-api\.md$/);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('data-same', '');
});

for (const width of [390, 1280]) {
  test(`the open menu fits and is accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, path);
    await page.locator('.page-actions summary').click();
    const box = await page.locator('.page-actions ul').boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
    expect(await findViolations(page, '.page-actions')).toEqual([]);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the links work and nothing is offered that does not', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Copy page' })).toBeHidden();
    await page.locator('.page-actions summary').click();
    await page.getByRole('link', { name: 'View as Markdown' }).click();
    await expect(page).toHaveURL(`${path}.md`);
  });
});
