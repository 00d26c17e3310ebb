import { findViolations } from '#tests/setup/findViolations.ts';
import { hasMarkedDocument, markDocument, openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';
import { searchDialog, searchField, searchOptions } from '#tests/setup/search.ts';

const tree = '/x/react-tree-view/rich-tree-view/items';

test('a result is opened with Enter, without loading a document', async ({ page }) => {
  await openPage(page, '/x/introduction');
  await markDocument(page);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await searchField(page).fill('licens');
  await expect(searchOptions(page).first()).toContainText('Licensing');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/x/introduction/licensing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Licensing');
  await expect(searchDialog(page)).toBeHidden();
  expect(await hasMarkedDocument(page)).toBe(true);
});

test('a text that is pasted by mistake is cut to what can be searched', async ({ page }) => {
  await openPage(page, '/x/introduction');
  await page.keyboard.press('/');
  await searchField(page).focus();
  await page.keyboard.insertText(`rowSelectionModel ${'grid column filter '.repeat(1000)}`);
  expect(await searchField(page).inputValue()).toHaveLength(200);
  await expect(searchOptions(page).first()).toBeVisible();
  await searchField(page).fill('rowSelectionModel');
  await expect(searchOptions(page).first()).toContainText('rowSelectionModel');
});

test('a prop is found by pieces of its name and leads to its row', async ({ page }) => {
  await openPage(page, '/x/introduction');
  await page.keyboard.press('/');
  await searchField(page).pressSequentially('rowSelMod');
  const first = searchOptions(page).first();
  await expect(first).toContainText('rowSelectionModel');
  await expect(first).toContainText('Prop');
  await expect(first.locator('mark').first()).toHaveText('rowSel');
  await first.click();
  await expect(page).toHaveURL('/x/api/data-grid/data-grid#data-grid-prop-rowSelectionModel');
});

test('results stand under their products, that of the best result first, and are announced', async ({
  page,
}) => {
  await openPage(page, tree);
  await page.keyboard.press('/');
  await searchField(page).fill('checkboxSelection');
  const groups = searchDialog(page).getByRole('group');
  await expect(groups.first()).toHaveAccessibleName('Tree View');
  await expect(groups.nth(1)).toHaveAccessibleName('Data Grid');
  // What belongs to no product is not pushed below rows of the reader's product.
  await searchField(page).fill('license');
  await expect(searchOptions(page).first()).toContainText('Licens');
  await expect(searchDialog(page).getByRole('status').first()).toHaveText(/^\d+ results?$/);
});

test('arrow keys move through the results and around the end, page keys by group, Home and End to the ends', async ({
  page,
}) => {
  await openPage(page, tree);
  await page.keyboard.press('/');
  await searchField(page).fill('checkboxSelection');
  const options = searchOptions(page);
  await expect(searchDialog(page).getByRole('group')).not.toHaveCount(1);
  const selected = searchDialog(page).locator('[role="option"][aria-selected="true"]');
  const expectActive = async (id: string | null) => {
    await expect(selected).toHaveCount(1);
    await expect(selected).toHaveAttribute('id', id ?? '');
    await expect(searchField(page)).toHaveAttribute('aria-activedescendant', id ?? '');
    await expect(searchField(page)).toBeFocused();
  };
  const idOf = (position: number) => options.nth(position).getAttribute('id');
  await expectActive(await idOf(0));
  await page.keyboard.press('ArrowDown');
  await expectActive(await idOf(1));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expectActive(await idOf((await options.count()) - 1));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('PageDown');
  const second = searchDialog(page).getByRole('group').nth(1).getByRole('option').first();
  await expectActive(await second.getAttribute('id'));
  await page.keyboard.press('End');
  await expectActive(await idOf((await options.count()) - 1));
  await page.keyboard.press('Home');
  await expectActive(await idOf(0));
});

test('Ctrl+Enter opens a result in a new tab and keeps the list', async ({ page, context }) => {
  await openPage(page, '/x/introduction');
  await page.keyboard.press('/');
  await searchField(page).fill('roadmap');
  await expect(searchOptions(page).first()).toContainText('Roadmap');
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await expect(await opened).toHaveURL('/x/introduction/roadmap');
  await expect(searchDialog(page)).toBeVisible();
  await expect(page).toHaveURL('/x/introduction');
});

test('a misspelled query is understood, and nonsense is answered with pages to start from', async ({
  page,
}) => {
  await openPage(page, '/x/introduction');
  await page.keyboard.press('/');
  await searchField(page).fill('instalation');
  await expect(searchOptions(page).first()).toContainText('Installation');
  await searchField(page).fill('zeppelin');
  await expect(searchDialog(page)).toContainText('Nothing found for “zeppelin”');
  await expect(
    searchDialog(page).getByRole('group', { name: 'Good places to start' }),
  ).toBeVisible();
});

test('the active result is previewed beside the list', async ({ page }) => {
  await openPage(page, tree);
  await page.keyboard.press('/');
  await searchField(page).fill('isItemEditable');
  await expect(searchOptions(page).first()).toContainText('isItemEditable');
  await expect(searchDialog(page)).toContainText('=> boolean');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`results and the start have no violation (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openPage(page, tree);
    await page.keyboard.press('/');
    await expect(searchOptions(page)).not.toHaveCount(0);
    expect((await findViolations(page, 'dialog')).join('\n')).toBe('');
    await searchField(page).fill('lazy loading');
    await expect(searchOptions(page).first()).toContainText('Lazy loading');
    expect((await findViolations(page, 'dialog')).join('\n')).toBe('');
    await searchField(page).fill('>');
    await expect(searchOptions(page).first()).toContainText('light mode');
    expect((await findViolations(page, 'dialog')).join('\n')).toBe('');
  });
}

test('on a phone the search fills the screen and nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, tree);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await searchField(page).fill('selection');
  await expect(searchOptions(page).first()).toContainText('Selection');
  const box = await searchDialog(page).boundingBox();
  expect(box).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  for (const option of (await searchOptions(page).all()).slice(0, 6)) {
    const { x, width } = (await option.boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
  }
  await searchDialog(page).getByRole('button', { name: 'Close search' }).click();
  await expect(searchDialog(page)).toBeHidden();
});

test('the Chinese site is searched in Chinese, by words inside longer ones too', async ({
  page,
}) => {
  await openPage(page, '/zh/x/introduction');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('许可证');
  await expect(page.getByRole('option').first()).toContainText('许可证');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/^http:\/\/[^/]+\/zh\/x\/introduction\/licensing/);
});
