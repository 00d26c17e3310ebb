import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';
import { openSettings } from '#tests/setup/settings.ts';

const path = '/x/react-tree-view/simple-tree-view/items';

test('S1.8 the panel opens by button and by keyboard, keeps focus inside and gives it back', async ({
  page,
}) => {
  await openPage(page, path);
  const button = page.getByRole('button', { name: 'Settings' });
  await button.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Settings' });
  await expect(panel).toBeVisible();
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(
      () =>
        document.activeElement === document.body ||
        document.querySelector('dialog')?.contains(document.activeElement),
    );
    expect(isInside, `after ${press + 1} presses of Tab`).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Control+.');
  await expect(panel).toBeVisible();
});

test('the keys of the panel work as soon as Escape has closed it', async ({ page }) => {
  await openPage(page, path);
  await openSettings(page);
  const panel = page.getByRole('dialog', { name: 'Settings' });
  for (let round = 0; round < 5; round += 1) {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+.');
    await expect(panel).toBeVisible();
  }
});

test('S1.8 S4.5 every change shows at once in shell and demo, is announced, and survives a reload', async ({
  page,
}) => {
  await openPage(page, path);
  const demo = page.locator('#DisabledItemsFocusable');
  await demo.scrollIntoViewIfNeeded();
  await expect(demo.locator('[data-demo-live]')).toBeVisible();
  const toggle = demo.getByRole('switch').or(demo.getByRole('checkbox')).first();
  await toggle.check();
  const color = () =>
    toggle.evaluate((input) => getComputedStyle(input.parentElement ?? input).color);
  const before = await color();
  const row = page.locator('#navigation-tree a[aria-current]');
  const heightBefore = (await row.boundingBox())?.height ?? 0;

  await openSettings(page);
  const status = page.getByRole('dialog').getByRole('status');
  await page.getByRole('button', { name: 'Primary #c62828' }).click();
  await expect(status).toHaveText('Primary: #c62828');
  await expect.poll(color).toBe('rgb(198, 40, 40)');
  expect(before).not.toBe('rgb(198, 40, 40)');
  await expect(row).toHaveCSS('color', 'rgb(198, 40, 40)');
  await expect(toggle, 'the demo keeps its state').toBeChecked();

  const increase = page.getByRole('button', { name: 'Increase spacing' });
  await increase.click();
  await increase.click();
  await expect(status).toHaveText('Spacing unit: 10 px');
  expect((await row.boundingBox())?.height).toBeGreaterThan(heightBefore);
  await page.getByText('Dense components').click();
  await expect(page.locator('html')).toHaveAttribute('data-dense', '');

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-dense', '');
  await expect(row).toHaveCSS('color', 'rgb(198, 40, 40)');

  await openSettings(page);
  await page.getByRole('button', { name: 'Reset colors' }).click();
  await page.getByRole('button', { name: 'Reset density' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('style', /./);
  await expect(page.locator('html')).not.toHaveAttribute('data-dense', '');
});

test('the spacing stops at 0 and 20', async ({ page }) => {
  await openPage(page, path);
  await openSettings(page);
  const decrease = page.getByRole('button', { name: 'Decrease spacing' });
  for (let step = 8; step > 0; step -= 1) {
    await decrease.click();
  }
  await expect(page.getByRole('dialog').getByRole('group', { name: 'Spacing unit' })).toContainText(
    '0 px',
  );
  await expect(decrease).toHaveAttribute('aria-disabled', 'true');
});

test('S4.5 the spacing can be set to a value, by pointer and by keyboard', async ({ page }) => {
  await openPage(page, path);
  await openSettings(page);
  const slider = page.getByRole('slider', { name: 'Spacing unit in pixels' });
  await expect(slider).toHaveValue('8');
  await slider.fill('14');
  const unit = page.getByRole('group', { name: 'Spacing unit' });
  await expect(unit).toContainText('14 px');
  await expect(page.locator('html')).toHaveAttribute('style', /--unit: ?14px/);
  await slider.press('End');
  await expect(unit).toContainText('20 px');
  await expect(slider).toHaveAttribute('aria-valuetext', '20 px');
  await page.reload();
  await openSettings(page);
  await expect(slider).toHaveValue('20');
  await page.getByRole('button', { name: 'Reset density' }).click();
  await expect(slider).toHaveValue('8');
});

test('the contrast of a color is shown', async ({ page }) => {
  await openPage(page, path);
  await openSettings(page);
  const primary = page.getByRole('group', { name: 'Primary' });
  await expect(primary).toContainText('Contrast 4.6:1');
  await primary.locator('input[type=color]').fill('#ffd600');
  await expect(primary).toContainText(/Contrast 1\d\.\d:1, readable/);
});

test('the theme of the current choices can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, path);
  await openSettings(page);
  await page.getByText('Right to left').click();
  await page.getByRole('button', { name: 'Primary #00796b' }).click();
  await page.getByRole('button', { name: 'Increase spacing' }).click();
  await page.getByRole('button', { name: 'Copy theme' }).click();
  await expect(page.getByRole('button', { name: 'Theme copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    [
      `import { createTheme } from '@mui/material/styles';`,
      '',
      'export const theme = createTheme({',
      `  direction: 'rtl',`,
      '  spacing: 9,',
      '  palette: {',
      `    primary: { main: '#00796b' },`,
      '  },',
      '});',
      '',
    ].join('\n'),
  );
});

test('a mode change renders nothing of the text again', async ({ page }) => {
  // A page without demos: a running demo follows the mode.
  await openPage(page, '/x/introduction/support');
  await openSettings(page);
  await page.evaluate(() => {
    const seen: string[] = [];
    Reflect.set(window, 'seenMutations', seen);
    const options = { subtree: true, childList: true, attributes: true, characterData: true };
    new MutationObserver((records) => seen.push(...records.map(({ type }) => type))).observe(
      document.querySelector('article') ?? document.body,
      options,
    );
  });
  await page.getByText('Dark', { exact: true }).click();
  await expect(page.locator('body')).toHaveClass('mode-dark');
  expect(await page.evaluate(() => Reflect.get(window, 'seenMutations'))).toEqual([]);
});
