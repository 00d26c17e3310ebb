import type { Page } from '@playwright/test';
import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';

const items = '/x/react-tree-view/simple-tree-view/items';
const name = 'SimpleTreeViewPlayground';

/** The element as the code shows it: with its own attributes, the given ones, and its children. */
const element = (attributes: string) =>
  new RegExp(
    `^<SimpleTreeView\\s+aria-label="Botanical garden"[^]*sx=\\{[^]*?\\}\\}\\s+${attributes}>[^]*</SimpleTreeView>$`,
  );

async function openPlayground(page: Page, query = '') {
  await openPage(page, `${items}${query}#try-the-props`);
  const demo = page.locator(`#${name}`);
  await expect(demo.locator('[data-demo-live]')).toBeVisible();
  await expect(demo.getByRole('checkbox', { name: 'multiSelect' })).toBeEnabled();
  const code = demo.getByRole('group', { name: 'Code with these props' }).locator('code');
  return { demo, code };
}

test('a playground sets the props of the running demo, shows the code and keeps both in the address', async ({
  page,
}) => {
  const { demo, code } = await openPlayground(page);
  await expect(code).toHaveText(element(''));
  await demo.getByRole('checkbox', { name: 'multiSelect' }).click();
  await demo.getByRole('checkbox', { name: 'checkboxSelection' }).click();
  await demo.getByRole('combobox', { name: 'expansionTrigger' }).selectOption('iconContainer');
  await demo.getByRole('textbox', { name: 'itemChildrenIndentation' }).fill('40');
  await expect(code).toHaveText(
    element(
      'multiSelect\\s+checkboxSelection\\s+expansionTrigger="iconContainer"\\s+itemChildrenIndentation=\\{40\\}\\s+',
    ),
  );
  await expect(demo.getByRole('tree')).toHaveAttribute('aria-multiselectable', 'true');
  await expect(demo.getByRole('tree').locator('input[type=checkbox]').first()).toBeAttached();
  await expect(page).toHaveURL(/SimpleTreeViewPlayground\.multiSelect=true/);

  await page.reload();
  await expect(demo.getByRole('checkbox', { name: 'multiSelect' })).toBeChecked();
  await expect(code).toContainText('itemChildrenIndentation={40}');
  await expect(demo.getByRole('tree')).toHaveAttribute('aria-multiselectable', 'true');

  const reset = demo.getByRole('button', { name: 'Reset the props' });
  await reset.press('Enter');
  await expect(code).toHaveText(element(''));
  await expect(reset).toBeFocused();
  await expect(page).toHaveURL(`${items}#try-the-props`);
});

test('a playground works by keyboard alone', async ({ page }) => {
  const { demo, code } = await openPlayground(page);
  await demo.getByRole('checkbox', { name: 'multiSelect' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(code).toHaveText(element('multiSelect\\s+checkboxSelection\\s+'));
});

test('what an address says about a prop is checked before it is used', async ({ page }) => {
  const { demo, code } = await openPlayground(
    page,
    `?${name}.multiSelect=maybe&${name}.expansionTrigger=never&${name}.itemChildrenIndentation=NaN&${name}.sx=1`,
  );
  await expect(code).toHaveText(element(''));
  await expect(demo.getByRole('tree')).toBeVisible();
});

test('an edited demo takes no props', async ({ page }) => {
  const { demo } = await openPlayground(page);
  await demo.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(demo.getByRole('checkbox', { name: 'multiSelect' })).toBeDisabled();
});

test.describe('copying', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the code of a playground is copied as a file that runs, with the props that are set', async ({
    page,
  }) => {
    const { demo } = await openPlayground(page);
    await demo.getByRole('checkbox', { name: 'multiSelect' }).click();
    const block = demo.getByRole('group', { name: 'Code with these props' });
    await block.locator('pre').focus();
    await page.keyboard.press('Control+c');
    // Shown for 1.2 s only, so it is looked for in every frame.
    await block.locator('[data-shows-copied]').waitFor();
    const copy = await page.evaluate(() => navigator.clipboard.readText());
    expect(copy).toContain("from '@mui/x-tree-view/SimpleTreeView';");
    expect(copy).toMatch(
      /export default function SimpleTreeViewPlayground\(\) \{\n {2}const props: \w+ = \{ multiSelect: true \};/,
    );
  });

  test('S5.3 a preview is copied by its button and by Ctrl+C, as the whole file', async ({
    page,
  }) => {
    await openPage(page, items);
    const demo = page.locator('#DisabledItems');
    await demo.scrollIntoViewIfNeeded();
    const preview = demo.locator('[data-code-preview]');
    await preview.hover();
    await preview.locator('.MuiCode-copy').click();
    await preview.locator('[data-shows-copied]').waitFor();
    const whole = await demo.locator('[data-code-file] pre').textContent();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(whole);
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await preview.locator('pre').focus();
    await page.keyboard.press('Control+c');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(whole);
  });
});
