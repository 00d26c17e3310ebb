import type { Page } from '@playwright/test';
import { openGrid } from '#tests/setup/keyboardGrid.ts';
import { expect, test } from '#tests/setup/quietPage.ts';

type Mode = 'Rows' | 'Cells' | 'Groups' | 'Details' | 'Headers';

const openPlayground = (page: Page, mode: Mode) => openGrid(page, 'KeyboardPlayground', mode);

test('the keys that move between cells do what the table says', async ({ page }) => {
  const grid = await openPlayground(page, 'Rows');
  await grid.pressTo([
    ['ArrowDown', 'cell 1 __check__'],
    ['ArrowRight', 'cell 1 name'],
    ['ArrowDown', 'cell 2 name'],
    ['ArrowUp', 'cell 1 name'],
    ['ArrowLeft', 'cell 1 __check__'],
    ['End', 'cell 1 crates'],
    ['Home', 'cell 1 __check__'],
    ['Control+End', 'cell 24 crates'],
    ['Control+Home', 'cell 1 __check__'],
    ['ArrowRight', 'cell 1 name'],
  ]);
  await grid.press('PageDown');
  await expect.poll(() => grid.row()).toBeGreaterThan(4);
  const onePageDown = await grid.row();
  await grid.pressTo([
    ['PageUp', 'cell 1 name'],
    ['Space', `cell ${onePageDown} name`],
    ['Control+Home', 'cell 1 __check__'],
    ['ArrowUp', 'header __check__'],
    ['ArrowRight', 'header name'],
    ['PageDown', `cell ${onePageDown} name`],
    ['PageUp', 'cell 1 name'],
    ['PageUp', 'header name'],
  ]);
  await grid.expectRows();
});

test('Tab leaves the grid and returns to the last cell', async ({ page }) => {
  const grid = await openPlayground(page, 'Rows');
  await grid.pressTo([
    ['ArrowDown', 'cell 1 __check__'],
    ['ArrowRight', 'cell 1 name'],
    ['ArrowDown', 'cell 2 name'],
  ]);
  await grid.press('Tab');
  await grid.expectFocus(/^outside/);
  await grid.press('Shift+Tab');
  await grid.expectFocus('cell 2 name');
});

test('the keys of headers do what the table says', async ({ page }) => {
  const grid = await openPlayground(page, 'Rows');
  await grid.pressTo([
    ['ArrowRight', 'header name'],
    ['End', 'header crates'],
    ['Home', 'header __check__'],
    ['ArrowRight', 'header name'],
    ['ArrowRight', 'header plot'],
    ['ArrowLeft', 'header name'],
  ]);
  for (const direction of ['ascending', 'descending', 'none', 'ascending']) {
    await grid.press('Enter');
    await expect(grid.header('name')).toHaveAttribute('aria-sort', direction);
  }
  await grid.pressTo([['ArrowRight', 'header plot']]);
  await grid.press('Shift+Enter');
  await expect(grid.header('plot')).toHaveAttribute('aria-sort', 'ascending');
  await expect(grid.header('name')).toHaveAttribute('aria-sort', 'ascending');
  await grid.press('Control+Enter');
  const menu = page.getByRole('menu', { name: 'Plot column menu' });
  await expect(menu).toBeFocused();
  await grid.press('ArrowDown');
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await grid.press('Escape');
  await grid.expectFocus('header plot');
  await expect(menu).toHaveCount(0);
});

test('the keys of the toolbar, column groups and header filters do what the table says', async ({
  page,
}) => {
  const grid = await openPlayground(page, 'Headers');
  await grid.pressTo([
    ['End', 'header crates'],
    ['ArrowUp', 'group Numbers'],
    ['ArrowLeft', 'group'],
    ['End', 'group Numbers'],
    ['Home', 'group'],
    ['ArrowRight', 'group Numbers'],
    ['ArrowDown', 'header age'],
    ['ArrowDown', 'filter age'],
    ['ArrowRight', 'filter crates'],
    ['ArrowLeft', 'filter age'],
    ['Home', 'filter name'],
    ['End', 'filter crates'],
    ['ArrowDown', 'cell 1 crates'],
    ['ArrowUp', 'filter crates'],
    ['Enter', 'input crates'],
    ['Escape', 'filter crates'],
    ['ArrowUp', 'header crates'],
    ['Shift+Tab', 'Columns'],
    ['ArrowRight', 'Filters'],
    ['ArrowLeft', 'Columns'],
    ['End', 'Search'],
    ['Home', 'Columns'],
    ['Tab', 'header crates'],
    ['ArrowDown', 'filter crates'],
  ]);
  await grid.press('Control+Enter');
  const menu = page.getByRole('menu', { name: 'Operator' });
  await expect(menu).toBeVisible();
  await grid.press('Escape');
  await expect(menu).toHaveCount(0);
});

test('the keys that select rows do what the table says', async ({ page }) => {
  const grid = await openPlayground(page, 'Rows');
  await grid.pressTo([['ArrowDown', 'cell 1 __check__']]);
  await grid.press('Space');
  await grid.expectRows(1);
  await grid.press('Space');
  await grid.expectRows();
  await grid.pressTo([['ArrowRight', 'cell 1 name']]);
  await grid.press('Shift+Space');
  await grid.expectRows(1);
  await grid.pressTo([['Shift+ArrowDown', 'cell 2 name']]);
  await grid.expectRows(1, 2);
  await grid.pressTo([['Shift+ArrowDown', 'cell 3 name']]);
  await grid.expectRows(1, 2, 3);
  await grid.pressTo([['Shift+ArrowUp', 'cell 2 name']]);
  await grid.expectRows(1, 2);
  await grid.press('Shift+Space');
  await grid.expectRows(1);
  await grid.press('Control+a');
  await expect(grid.demo.locator('[role="row"][aria-selected="false"]')).toHaveCount(0);
  await grid.pressTo([
    ['Control+Home', 'cell 1 __check__'],
    ['ArrowUp', 'header __check__'],
  ]);
  await grid.press('Space');
  await grid.expectRows();
  await grid.press('Space');
  await expect(grid.demo.locator('[role="row"][aria-selected="false"]')).toHaveCount(0);
});

test('the keys that select cells do what the table says', async ({ page }) => {
  const grid = await openPlayground(page, 'Cells');
  await grid.pressTo([
    ['ArrowDown', 'cell 1 name'],
    ['ArrowDown', 'cell 2 name'],
  ]);
  await grid.press('Shift+ArrowDown');
  await grid.expectCells('2 name', '3 name');
  await grid.press('Shift+ArrowRight');
  await grid.expectCells('2 name', '2 plot', '3 name', '3 plot');
  await grid.press('Shift+ArrowLeft');
  await grid.expectCells('2 name', '3 name');
  await grid.press('Shift+ArrowUp', 'Shift+ArrowUp');
  await grid.expectCells('1 name', '2 name');
  await grid.expectFocus('cell 2 name');
  await grid.pressTo([['ArrowRight', 'cell 2 plot']]);
  await grid.expectCells();
  await grid.press('Shift+Space');
  await grid.expectRows(2);
});

test('the keys that edit, copy, paste and undo do what the table says', async ({ page }) => {
  const grid = await openPlayground(page, 'Cells');
  await grid.pressTo([
    ['ArrowDown', 'cell 1 name'],
    ['Enter', 'input 1 name'],
    ['Escape', 'cell 1 name'],
    ['x', 'input 1 name'],
  ]);
  await expect(grid.cell(1, 'name').getByRole('textbox')).toHaveValue('x');
  await grid.pressTo([
    ['Escape', 'cell 1 name'],
    ['Delete', 'input 1 name'],
  ]);
  await expect(grid.cell(1, 'name').getByRole('textbox')).toHaveValue('');
  await grid.pressTo([
    ['Escape', 'cell 1 name'],
    ['Backspace', 'input 1 name'],
  ]);
  await expect(grid.cell(1, 'name').getByRole('textbox')).toHaveValue('');
  await grid.pressTo([
    ['Escape', 'cell 1 name'],
    ['Enter', 'input 1 name'],
    ['Tab', 'cell 1 plot'],
    ['ArrowLeft', 'cell 1 name'],
    ['ArrowDown', 'cell 2 name'],
    ['Enter', 'input 2 name'],
    ['Shift+Tab', 'cell 1 crates'],
    ['Home', 'cell 1 name'],
    ['Enter', 'input 1 name'],
  ]);
  await page.keyboard.type(' II');
  await grid.pressTo([['Enter', 'cell 2 name']]);
  await expect(grid.cell(1, 'name')).toHaveText('Amber Queen II');
  await grid.press('Control+z');
  await expect(grid.cell(1, 'name')).toHaveText('Amber Queen');
  await grid.press('Control+Shift+z');
  await expect(grid.cell(1, 'name')).toHaveText('Amber Queen II');
  await grid.press('Control+z', 'Control+y');
  await expect(grid.cell(1, 'name')).toHaveText('Amber Queen II');

  await grid.press('Control+Home');
  await grid.expectFocus('cell 1 name');
  await grid.press('Control+c');
  await page.context().grantPermissions(['clipboard-read']);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(clipboard).toBe('Amber Queen II');
  await grid.pressTo([['ArrowDown', 'cell 2 name']]);
  await grid.press('Control+v');
  await expect(grid.cell(2, 'name')).toHaveText('Amber Queen II');
});

test('the keys of groups and detail panels do what the table says', async ({ page }) => {
  const grid = await openPlayground(page, 'Groups');
  await grid.press('ArrowDown');
  await grid.expectFocus(/^cell auto-generated-row-plot\/Upper __row_group/);
  const group = grid.demo.locator('[role="row"][data-id$="/Upper"]');
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await grid.press('Space');
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await grid.press('Space');
  await expect(group).toHaveAttribute('aria-expanded', 'false');

  const details = await openPlayground(page, 'Details');
  await details.pressTo([['ArrowDown', 'cell 1 __detail_panel_toggle__']]);
  await details.press('Space');
  await expect(details.demo.getByText('18 crates in the last harvest')).toBeVisible();
  await details.press('Space');
  await expect(details.demo.getByText('18 crates in the last harvest')).toHaveCount(0);
});

test('Tab and the arrows reach the controls in cells', async ({ page }) => {
  const grid = await openGrid(page, 'TabSequence');
  const expectName = (name: string) => expect(grid.demo.getByLabel(name)).toBeFocused();
  await grid.pressTo([
    ['ArrowDown', 'cell 1 name'],
    ['ArrowRight', 'cell 1 one'],
  ]);
  await expectName('Call Red 4');
  await grid.press('Tab');
  await grid.expectFocus(/^outside/);
  await grid.press('Shift+Tab');
  await expectName('Call Red 4');
  await grid.press('ArrowRight');
  await expectName('Tow Red 4');
  await grid.press('Tab');
  await expectName('Log of Red 4');
  await grid.press('ArrowRight');
  await expectName('Locate Red 4');
  await grid.press('ArrowRight');
  await expectName('Report Red 4');
  await grid.press('ArrowLeft');
  await expectName('Locate Red 4');
  await grid.press('ArrowDown');
  await expectName('Locate Green 7');
  await grid.press('ArrowLeft');
  await expectName('Log of Green 7');
});

const tabStops = {
  none: ['header name', 'outside'],
  content: ['header name', 'cell 1 name', 'cell 1 plot', 'cell 2 name'],
  header: ['header name', 'header plot', 'outside'],
  all: ['header name', 'header plot', 'cell 1 name', 'cell 1 plot', 'cell 2 name'],
};

for (const [mode, stops] of Object.entries(tabStops)) {
  test(`Tab moves as the table says with tabNavigation="${mode}"`, async ({ page }) => {
    const grid = await openGrid(page, 'TabNavigation', mode);
    for (const stop of stops.slice(1)) {
      await grid.press('Tab');
      await grid.expectFocus(stop === 'outside' ? /^outside/ : stop);
    }
    for (const stop of stops.slice(1, -1).toReversed()) {
      await grid.press('Shift+Tab');
      await grid.expectFocus(stop);
    }
  });
}
