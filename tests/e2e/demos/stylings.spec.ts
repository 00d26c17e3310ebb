import { openCode } from '#tests/setup/demoCode.ts';
import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';

const customization = '/x/react-tree-view/simple-tree-view/customization';
const items = '/x/react-tree-view/simple-tree-view/items';

test('S1.9 a demo with styling variants shows, runs and remembers the one chosen', async ({
  page,
}) => {
  await openPage(page, customization);
  const demo = await openCode(page, 'ThreeStylings');
  const shown = demo.locator('[data-code-file] pre').filter({ visible: true });
  await expect(shown).toContainText('sx={{');
  await demo.getByRole('button', { name: 'Styling: MUI System' }).click();
  await page.getByRole('menuitemradio', { name: 'Tailwind CSS' }).click();
  await expect(shown).toContainText('data-selected:bg-blue-700');
  const live = demo.locator('[data-demo-live]');
  await expect(live.locator('.rounded-md').first()).toBeVisible();
  await expect(live.getByText('Sencha').locator('xpath=ancestor::*[@data-selected][1]')).toHaveCSS(
    'background-color',
    'oklch(0.488 0.243 264.376)',
  );

  await page.reload();
  await openCode(page, 'ThreeStylings');
  await expect(demo.getByRole('button', { name: 'Styling: Tailwind CSS' })).toBeVisible();
  await expect(shown).toContainText('data-selected:bg-blue-700');

  await demo.getByRole('button', { name: /^Styling/ }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(shown).toContainText("import './teaShelf.css'");
  await demo.getByRole('button', { name: 'teaShelf.css' }).click();
  await expect(shown).toContainText('.tea-shelf {');
  await expect(live.locator('.tea-shelf')).toHaveCSS('border-top-width', '1px');
});

test('Tailwind utilities stay inside their demo', async ({ page }) => {
  await openPage(page, `${customization}#tailwind-ThreeStylings.tsx`);
  await expect(page.locator('#ThreeStylings .rounded-md').first()).toBeVisible();
  const outside = await page.evaluate(() => {
    const probe = document.createElement('div');
    probe.className = 'rounded-md border p-2';
    document.body.append(probe);
    const { borderRadius, borderWidth, padding } = getComputedStyle(probe);
    const heading = document.querySelector('h2');
    return [borderRadius, borderWidth, padding, heading && getComputedStyle(heading).fontWeight];
  });
  expect(outside.slice(0, 3)).toEqual(['0px', '0px', '0px']);
  expect(Number(outside[3]), 'no reset reaches headings').toBeGreaterThan(500);
});

test('S1.9 links open the code of their demo in their variant and styling', async ({ page }) => {
  await openPage(page, `${customization}#css-ThreeStylings.js`);
  const demo = page.locator('#ThreeStylings');
  const shown = demo.locator('[data-code-file] pre').filter({ visible: true });
  await expect(shown).toContainText("import './teaShelf.css'");
  await expect(demo.getByRole('button', { name: 'ThreeStylings.js' })).toBeVisible();
  await expect(demo.getByRole('button', { name: 'Styling: Plain CSS' })).toBeVisible();
  await expect(demo.getByRole('toolbar')).toBeInViewport();

  await openPage(page, `${items}#RichLabels.js`);
  const rich = page.locator('#RichLabels [data-code-file] pre');
  await expect(rich).toBeVisible();
  await expect(rich).toContainText('function BedLabel(');
  await expect(rich).not.toContainText('interface');
  await expect(page.locator('#BasicItems [data-code-file] pre')).toBeHidden();
  await page.evaluate(() => (location.hash = '#TrackClicks.tsx'));
  await expect(page.locator('#TrackClicks [data-code-file] pre')).toContainText('<string | null>');
});

test('the variant chosen on one demo counts for all demos of the page and for other pages', async ({
  page,
}) => {
  await openPage(page, items);
  const first = await openCode(page, 'RichLabels');
  await first.getByRole('button', { name: 'JS', exact: true }).click();
  const second = await openCode(page, 'TrackClicks');
  await expect(second.locator('[data-code-file] pre')).not.toContainText('<string | null>');
  await page
    .locator('#navigation-tree')
    .getByRole('link', { name: 'Customization' })
    .first()
    .click();
  await expect(page).toHaveURL(/customization$/);
  const demo = await openCode(page, 'StyledTreeItem');
  await expect(demo.getByRole('button', { name: 'StyledTreeItem.js' })).toBeVisible();
});
