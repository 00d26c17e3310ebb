import { openPage, untilReady } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';

test('S4.4 S4.7 from English to Chinese and back the reader keeps page, place and anchor', async ({
  page,
}) => {
  await openPage(page, '/x/introduction/licensing#license-key');
  await page.waitForLoadState('load');
  const anchorTop = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 700);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(anchorTop + 700);
  // By keyboard: a click on the bar would make the test scroll first.
  await page.keyboard.press('Control+.');
  const place = await page.evaluate(() => scrollY);
  const distance = () => page.evaluate((top) => Math.abs(scrollY - top), place);

  await page.getByRole('dialog').getByRole('link', { name: '中文' }).click();
  await page.waitForURL('**/zh/x/introduction/licensing#license-key');
  await untilReady(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  expect(await distance()).toBeLessThan(40);

  await page.keyboard.press('Control+.');
  await page.getByRole('dialog').getByRole('link', { name: 'English' }).click();
  await page.waitForURL(/\d\/x\/introduction\/licensing#license-key$/);
  await untilReady(page);
  expect(await distance()).toBeLessThan(40);
});

test('S2.2 ?userLanguage leads to that language before a word is painted in another', async ({
  page,
}) => {
  await page.goto('/x/introduction?userLanguage=zh#four-products');
  await page.waitForURL('**/zh/x/introduction?userLanguage=zh#four-products');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
});

test('S4.7 a note says where the text is still English, and can be dismissed', async ({ page }) => {
  await openPage(page, '/zh/x/common-concepts/custom-components');
  const note = page.getByRole('note').filter({ hasText: '尚未翻译' });
  await expect(note).toBeVisible();
  await note.getByRole('button').click();
  await expect(note).toBeHidden();
});

test('demos speak the language of the page', async ({ page }) => {
  await openPage(page, '/zh/x/common-concepts/custom-components');
  const demo = page.locator('[data-demo-live]').first();
  await expect(demo).toBeVisible();
  await expect(demo.getByRole('button', { name: /选择日期/ })).toBeVisible();
});
