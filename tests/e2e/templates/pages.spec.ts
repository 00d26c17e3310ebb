import { expect, test } from '#tests/setup/quietPage.ts';
import { openTemplate, tabTo } from '#tests/setup/template.ts';

test('S2.15 pricing by keyboard: period and desks change every price', async ({ page }) => {
  await openTemplate(page, 'pricing');
  const { keyboard } = page;
  const status = page.locator('main [role=status]').first();
  await expect(status).toHaveText(/paid yearly: Corner £144, Workshop £432, Guild £720 a year\./);
  await tabTo(page, 'Monthly');
  await keyboard.press('Enter');
  await expect(status).toHaveText(/paid monthly: Corner £15, Workshop £45, Guild £75 a month\./);
  await expect(page.getByRole('button', { name: 'Monthly' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await tabTo(page, 'One desk more');
  await keyboard.press('Enter');
  await expect(status).toHaveText(/^4 desks, paid monthly/);
  await tabTo(page, 'Choose Guild');
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Your order: Guild' });
  await expect(dialog).toContainText('£100');
  await keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Choose Guild' })).toBeFocused();
});

test('S2.15 dashboard: a filter changes chart, figures and grid together', async ({ page }) => {
  await openTemplate(page, 'dashboard');
  const status = page.getByRole('status').filter({ hasText: 'visits' });
  await expect(status).toHaveText(/^240 visits to all 20 stops/);
  const chart = page.getByRole('region', { name: 'Loans week by week' });
  const shape = () => chart.locator('path').first().getAttribute('d');
  await expect.poll(shape).toBeTruthy();
  const before = await shape();
  await expect(page.getByRole('article', { name: 'Loans' })).toContainText('16,781');
  await page.getByRole('treeitem', { name: 'High Pell' }).focus();
  await page.keyboard.press('Space');
  await expect(status).toHaveText(/^12 visits to High Pell/);
  await expect.poll(shape).not.toBe(before);
  await expect(page.getByRole('article', { name: 'Loans' })).not.toContainText('16,781');
  await expect(page.getByRole('grid', { name: 'Stops compared' })).toContainText('High Pell');
  await expect(page.getByRole('grid', { name: 'Stops compared' }).getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Clear filters' }).focus();
  await page.keyboard.press('Enter');
  await expect(status).toHaveText(/^240 visits/);
  await expect.poll(shape).toBe(before);
});

test('S2.15 blog by keyboard: search and category together, an article and back', async ({
  page,
}) => {
  await openTemplate(page, 'blog');
  const { keyboard } = page;
  const count = page.getByRole('status').first();
  await expect(count).toHaveText('10 articles');
  await tabTo(page, 'Craft');
  await keyboard.press('Enter');
  await expect(count).toHaveText('3 articles');
  await page.getByRole('searchbox', { name: 'Search articles' }).focus();
  await keyboard.type('marguerite');
  await expect(count).toHaveText('2 articles');
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('zzz');
  await expect(page.getByRole('heading', { name: 'The lantern finds nothing here' })).toBeVisible();
  await tabTo(page, 'Clear filters');
  await keyboard.press('Enter');
  await expect(page.getByRole('searchbox')).toBeFocused();
  const card = page.locator('#open-fog');
  const title = (await card.textContent()) ?? '';
  await card.focus();
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await tabTo(page, 'Back to all articles');
  await keyboard.press('Enter');
  await expect(card).toBeFocused();
});

test('S2.15 marketing page by keyboard: navigation and questions', async ({ page }) => {
  await openTemplate(page, 'marketing-page');
  const { keyboard } = page;
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  const sections = page.getByRole('navigation', { name: 'Sections', exact: true });
  const prices = sections.getByRole('link', { name: 'Prices' });
  await prices.focus();
  await keyboard.press('Enter');
  await expect(page.locator('#prices')).toBeFocused();
  await expect(prices).toHaveAttribute('aria-current', 'location');
  const question = page.getByRole('button', { name: 'Do owners have to be at home?' });
  await question.focus();
  const wasOpen = await question.getAttribute('aria-expanded');
  await keyboard.press('Enter');
  await expect(question).toHaveAttribute('aria-expanded', wasOpen === 'true' ? 'false' : 'true');
});

test('S2.15 marketing page on a phone: the menu leads to a section', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTemplate(page, 'marketing-page');
  await page.getByRole('button', { name: 'Open the menu' }).focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Questions' }).focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeHidden();
  await expect(page.locator('#questions')).toBeFocused();
});
