import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';

const customization = '/x/react-tree-view/simple-tree-view/customization';

test('S7.3 a typeface of one demo is loaded on its page and on no other', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openPage(page, '/x/react-tree-view/simple-tree-view/items');
  expect(asked.filter((path) => path.includes('caveat'))).toEqual([]);

  await page
    .locator('#navigation-tree')
    .getByRole('link', { name: 'Customization' })
    .first()
    .click();
  await expect(page).toHaveURL(customization);
  await page.locator('#OwnTypeface').scrollIntoViewIfNeeded();
  const label = page.locator('#OwnTypeface [data-demo-live]').getByText('Rye with caraway');
  await expect(label).toHaveCSS('font-family', /Caveat/);
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px Caveat'))).toBe(true);
  await expect.poll(() => asked).toContain('/static/fonts/caveat-latin.woff2');
});
