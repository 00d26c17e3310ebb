import { expect, test } from '#tests/setup/quietPage.ts';

test.use({ javaScriptEnabled: false });

test('without script no space is kept for an ad that cannot come', async ({ page }) => {
  await page.goto('/x/introduction/roadmap');
  await expect(page.locator('[data-place="below-lead"]')).toBeHidden();
});
