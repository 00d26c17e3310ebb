import type { Locator } from '@playwright/test';
import { findViolations } from '#tests/setup/findViolations.ts';
import { inspectDemo } from '#tests/setup/inspector.ts';
import { expect, test } from '#tests/setup/quietPage.ts';

const columns = { path: '/x/react-data-grid/column-definition', name: 'BasicColumns' };
const calendar = { path: '/x/react-date-pickers/date-calendar', name: 'FirstCalendar' };
const bars = { path: '/x/react-charts/bars', name: 'GroupedBars' };
const tree = { path: '/x/react-tree-view/rich-tree-view/selection', name: 'MultiSelection' };

/** Whether the selector of a snippet finds an element, below the element that takes the style. */
function reaches(element: Locator, root: string, selector: string): Promise<boolean> {
  return element.evaluate(
    (one, [around, below]) => {
      const host = one.closest(around);
      return host !== null && [...host.querySelectorAll(below)].includes(one);
    },
    [root, selector] as const,
  );
}

/** The selector in a snippet, without the mark of the element it is below. */
const selectorIn = (code: string) => /'& ([^']+)'/.exec(code)?.[1] ?? '';

test('pointing at a column header names it, and the code reaches it', async ({ page, request }) => {
  const { demo, panel, fact, code } = await inspectDemo(page, columns.path, columns.name);
  const header = demo.locator('.MuiDataGrid-columnHeader').first();
  // In the middle is the title.
  await header.hover({ position: { x: 3, y: 8 } });
  await expect(panel.getByRole('application')).toContainText('columnHeader');
  await expect(fact('Component')).toHaveText('DataGrid');
  await expect(fact('Theme key')).toHaveText('MuiDataGrid.styleOverrides.columnHeader');
  await expect(fact('Slot')).toHaveText('No slot takes props for this part alone.');
  const sx = await code('sx');
  expect(sx).toContain('<DataGrid');
  expect(await reaches(header, '.MuiDataGrid-root', selectorIn(sx))).toBe(true);
  expect(await code('styleOverrides')).toMatch(
    /MuiDataGrid: \{\s+styleOverrides: \{\s+columnHeader: \{/,
  );
  expect(await code('slotProps')).toBe('No slot takes props for this part alone.');

  const link = fact('Classes').getByRole('link', { name: 'MuiDataGrid-columnHeader', exact: true });
  const [path = '', id = ''] = (await link.getAttribute('href'))?.split('#') ?? [];
  expect(await (await request.get(path)).text()).toContain(`id="${id}"`);
});

test('a selected day is a state, and its slot takes props', async ({ page }) => {
  const { demo, fact, code } = await inspectDemo(page, calendar.path, calendar.name);
  const day = demo.locator('.MuiPickersDay-root.Mui-selected');
  await day.hover();
  await expect(fact('States')).toHaveText('Mui-selected');
  await expect(fact('Slot')).toHaveText('day');
  await expect(fact('Replaced by')).toHaveText('slots.day');
  const selector = selectorIn(await code('sx'));
  expect(selector).toBe('.MuiPickersDay-root.Mui-selected');
  expect(await reaches(day, '.MuiDateCalendar-root', selector)).toBe(true);
  expect(await code('slotProps')).toMatch(/day: \{\s+sx: \{\s+'&\.Mui-selected': \{/);
});

test('a bar has no key in the theme, which the inspector says', async ({ page }) => {
  const { demo, panel, fact, code } = await inspectDemo(page, bars.path, bars.name);
  const bar = demo.locator('.MuiBarElement-root').first();
  await bar.hover();
  await expect(panel.getByRole('application')).toContainText('element');
  await expect(fact('Slot')).toHaveText('bar');
  await expect(fact('Theme key')).toContainText('The theme has no key for this part.');
  const sx = await code('sx');
  expect(sx).toContain('<BarChart');
  expect(await reaches(bar, ':has(> .MuiChartsSurface-root)', selectorIn(sx))).toBe(true);
  expect(await code('styleOverrides')).toContain('MuiChartsSurface');
  expect(await code('slotProps')).toMatch(/bar: \{\s+style: \{\s+strokeWidth: 2,/);
});

test('arrow keys move through a tree, Enter pins, Escape unpins and leaves', async ({ page }) => {
  const { demo, panel, fact, code } = await inspectDemo(page, tree.path, tree.name);
  const status = panel.getByRole('status');
  const press = (key: string) => page.keyboard.press(key);
  await press('ArrowDown');
  await expect(status).toContainText('TreeItem');
  await press('ArrowDown');
  await expect(status).toContainText('content');
  await press('ArrowDown');
  await press('ArrowRight');
  await press('ArrowUp');
  await expect(status).toContainText('content');
  await press('Enter');
  await expect(status).toContainText('pinned');
  await demo.locator('.MuiTreeItem-label').last().hover();
  await expect(panel.getByRole('application')).toContainText('content');
  await expect(fact('Slot')).toHaveText('content');
  expect(await code('slotProps')).toMatch(/item: \{\s+slotProps: \{\s+content: \{\s+style: \{/);
  await panel.getByRole('application').focus();
  await press('Escape');
  await expect(panel.getByText('Pinned', { exact: true })).toHaveCount(0);
  await press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(demo.locator('[data-tool="more"]')).toBeFocused();
});

test('a press selects and does not reach the component', async ({ page }) => {
  const { demo, panel } = await inspectDemo(page, calendar.path, calendar.name);
  const day = demo.locator('button.MuiPickersDay-root').first();
  await day.click();
  await expect(panel.getByText('Pinned', { exact: true })).toBeVisible();
  await expect(day).not.toHaveClass(/Mui-selected/);
  await panel.getByRole('button', { name: 'Close' }).click();
  await day.click();
  await expect(day).toHaveClass(/Mui-selected/);
});

for (const [mode, width] of [
  ['light', 1440],
  ['dark', 390],
] as const) {
  test(`the inspector is accessible and moves nothing above it, ${mode} at ${width} px`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: mode });
    await page.setViewportSize({ width, height: 900 });
    const { demo, panel } = await inspectDemo(page, columns.path, columns.name);
    const live = demo.locator('[data-demo-live]');
    const before = await live.boundingBox();
    await demo.locator('.MuiDataGrid-cell').first().hover();
    expect(await live.boundingBox()).toEqual(before);
    const own = await panel.boundingBox();
    expect(own?.y).toBeGreaterThanOrEqual((before?.y ?? 0) + (before?.height ?? 0));
    expect(await findViolations(page, `#${columns.name}`)).toEqual([]);
    const overflow = () => document.documentElement.scrollWidth - innerWidth;
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
  });
}
