import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';

const items = '/x/react-tree-view/simple-tree-view/items';
const links = 'main a[data-api="prop"][data-api-type]';

test('the card opens on hover, can be hovered itself, and leaves with the pointer', async ({
  page,
}) => {
  await openPage(page, items);
  const link = page.locator(links).first();
  const type = (await link.getAttribute('data-api-type')) ?? '';
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  const card = page.getByRole('tooltip');
  await expect(card).toContainText(type);
  const boxes = await Promise.all([link.boundingBox(), card.boundingBox()]);
  const [own, shown] = boxes;
  expect(own && shown && (shown.y >= own.y + own.height || shown.y + shown.height <= own.y)).toBe(
    true,
  );
  await card.hover();
  await page.waitForTimeout(400);
  await expect(card).toBeVisible();
  await page.mouse.move(2, 2);
  await expect(card).toBeHidden();
});

test('the card opens on focus, describes the link, and Escape dismisses it', async ({ page }) => {
  await openPage(page, items);
  const link = page.locator(links).first();
  await page.keyboard.press('Tab');
  await link.focus();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await expect(link).toHaveAttribute('aria-describedby', 'api-card');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
  await expect(link).toBeFocused();
});

test.describe('touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the first tap opens the card, its link leads to the row', async ({ page }) => {
    await openPage(page, items);
    const link = page.locator(links).first();
    const name = (await link.textContent()) ?? '';
    await link.scrollIntoViewIfNeeded();
    await link.tap();
    const card = page.getByRole('dialog', { name });
    await expect(card).toBeVisible();
    await expect(page).toHaveURL(items);
    await card.getByRole('link', { name: 'Open in the API reference' }).tap();
    await expect(page).toHaveURL(/\/x\/api\/tree-view\/.*#.*-prop-/);
    await expect(page.locator('.api-rows > [data-target]')).toBeInViewport();
  });
});
