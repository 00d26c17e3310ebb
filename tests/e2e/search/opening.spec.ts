import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';
import { searchDialog, searchField, searchOptions } from '#tests/setup/search.ts';

for (const keys of ['Control+k', 'Meta+k', '/']) {
  test(`${keys} opens the search with the cursor in its field`, async ({ page }) => {
    await openPage(page, '/x/introduction');
    await expect(searchDialog(page)).toBeHidden();
    await page.keyboard.press(keys);
    await expect(searchField(page)).toBeFocused();
    await expect(searchField(page)).toHaveValue('');
  });
}

test('a page comes with nothing of the search but its button', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await openPage(page, '/x/introduction');
  await page.waitForLoadState('networkidle');
  const ofSearch = () => requests.filter((path) => /search/i.test(path));
  expect(ofSearch()).toEqual([]);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(searchOptions(page)).not.toHaveCount(0);
  expect(ofSearch().some((path) => path.startsWith('/assets/searchWorker-'))).toBe(true);
});

test('the part of the product the reader is in comes first', async ({ page }) => {
  const parts: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.endsWith('.names.json')) {
      parts.push(path);
    }
  });
  await openPage(page, '/x/react-tree-view');
  await page.keyboard.press('/');
  await expect(searchOptions(page)).not.toHaveCount(0);
  await expect.poll(() => parts.length).toBe(6);
  expect(parts.slice(0, 2).sort()).toEqual([
    '/search-index/en/library.names.json',
    '/search-index/en/tree-view.names.json',
  ]);
  expect(parts.at(-1)).toBe('/search-index/en/errors.names.json');
});

test('letters typed into fields, editors and widgets stay there', async ({ page }) => {
  await openPage(page, '/x/introduction/support');
  await page.evaluate(() => {
    document.querySelector('main h1')?.insertAdjacentHTML(
      'afterend',
      `<input aria-label="Note"><textarea aria-label="Long note"></textarea>
       <div contenteditable="true" role="textbox" aria-label="Editor"></div>
       <div role="grid"><div role="row"><div role="gridcell" tabindex="0">Cell</div></div></div>`,
    );
  });
  for (const name of ['Note', 'Long note', 'Editor']) {
    await page.getByRole('textbox', { name, exact: true }).pressSequentially('and/or');
    await expect(searchDialog(page)).toBeHidden();
  }
  await expect(page.getByRole('textbox', { name: 'Note', exact: true })).toHaveValue('and/or');
  await expect(page.getByRole('textbox', { name: 'Editor' })).toHaveText('and/or');
  await page.getByRole('gridcell').press('/');
  await expect(searchDialog(page)).toBeHidden();
  await page.getByRole('textbox', { name: 'Note', exact: true }).press('Control+k');
  await expect(searchDialog(page)).toBeVisible();
});

test('Escape and a click beside it close the search; focus returns to where it was', async ({
  page,
}) => {
  await openPage(page, '/x/introduction');
  const button = page.getByRole('button', { name: 'Search', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(searchDialog(page)).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await expect(searchField(page)).toBeFocused();
  await page.mouse.click(20, 800);
  await expect(searchDialog(page)).toBeHidden();
});

test('the page being read is among those read last, also before anything late has come', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await openPage(page, '/x/react-tree-view/accessibility');
  await page.keyboard.press('/');
  const read = searchDialog(page).getByRole('group', { name: 'Recently read' });
  await expect(read.getByRole('option')).toHaveText([/Accessibility/]);
  // But nothing is chosen before the reader has typed or moved.
  await expect(searchDialog(page).locator('[aria-selected="true"]')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(searchOptions(page).first()).toHaveAttribute('aria-selected', 'true');
});

test('before anything is typed it offers pages to start from, those read last, and searches made before', async ({
  page,
}) => {
  await openPage(page, '/x/react-tree-view/accessibility');
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('/');
  const start = searchDialog(page).getByRole('group', { name: 'Good places to start' });
  await expect(start.getByRole('option').first()).toHaveAttribute('href', '/x/react-tree-view');
  const read = searchDialog(page).getByRole('group', { name: 'Recently read' });
  await expect(read.getByRole('option').first()).toContainText('Accessibility');
  await searchField(page).fill('licensing');
  await expect(searchOptions(page).first()).toContainText('Licensing');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/x/introduction/licensing');
  await page.keyboard.press('/');
  const recent = searchDialog(page).getByRole('group', { name: 'Recent searches' });
  await expect(recent.getByRole('option')).toHaveText(['licensing']);
  await recent.getByRole('option').click();
  await expect(searchField(page)).toHaveValue('licensing');
  await searchField(page).fill('');
  await searchDialog(page).getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(recent).toBeHidden();
});
