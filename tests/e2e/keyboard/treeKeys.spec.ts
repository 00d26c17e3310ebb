import type { Locator, Page } from '@playwright/test';
import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';

const accessibility = '/x/react-tree-view/accessibility';

/** The tree of the page's own demo, in one of its modes, with the focus on its first item. */
async function openTree(page: Page, mode: 'One' | 'Several' | 'Checkboxes'): Promise<Tree> {
  await openPage(page, `${accessibility}#keyboard`);
  const demo = page.locator('#KeyboardPlayground [data-demo-live]');
  await demo.getByRole('button', { name: mode }).click();
  await page.keyboard.press('Tab');
  const tree = new Tree(page, demo);
  // The toggle buttons are stops of their own before the tree.
  while (!(await tree.hasFocus())) {
    await page.keyboard.press('Tab');
  }
  return tree;
}

class Tree {
  readonly #page: Page;
  readonly #demo: Locator;

  constructor(page: Page, demo: Locator) {
    this.#page = page;
    this.#demo = demo;
  }

  item(name: string): Locator {
    return this.#demo.locator(`[role="treeitem"][id$="-${name}"]`);
  }

  hasFocus(): Promise<boolean> {
    return this.#demo.getByRole('tree').evaluate((tree) => tree.contains(document.activeElement));
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      await this.#page.keyboard.press(key);
    }
  }

  async expectFocus(name: string): Promise<void> {
    await expect(this.item(name)).toBeFocused();
  }

  async expectSelected(...names: string[]): Promise<void> {
    await expect
      .poll(() =>
        this.#demo
          .locator('[role="treeitem"][aria-checked="true"]')
          .evaluateAll((all) => all.map(({ id }) => id.replace(/^.*-/, ''))),
      )
      .toEqual(names);
  }
}

test('the keys that move and open do what the table says', async ({ page }) => {
  const tree = await openTree(page, 'Several');
  await tree.expectFocus('morning');
  await tree.press('ArrowDown');
  await tree.expectFocus('algebra');
  await tree.press('ArrowUp');
  await tree.expectFocus('morning');
  await tree.press('ArrowRight');
  await tree.expectFocus('algebra');
  await tree.press('ArrowLeft');
  await tree.expectFocus('morning');
  await tree.press('ArrowLeft');
  await expect(tree.item('morning')).toHaveAttribute('aria-expanded', 'false');
  await tree.press('ArrowRight');
  await expect(tree.item('morning')).toHaveAttribute('aria-expanded', 'true');
  await tree.press('End');
  await tree.expectFocus('afternoon');
  await tree.press('Home');
  await tree.expectFocus('morning');
  await tree.press('Enter');
  await expect(tree.item('morning')).toHaveAttribute('aria-expanded', 'false');
  await tree.press('*');
  for (const name of ['morning', 'noon', 'afternoon']) {
    await expect(tree.item(name)).toHaveAttribute('aria-expanded', 'true');
  }
  await tree.press('Control+ArrowLeft', 'Control+ArrowRight');
  await tree.expectFocus('morning');
  await expect(tree.item('morning')).toHaveAttribute('aria-expanded', 'true');
  await tree.expectSelected();
});

test('letters lead to the next item that begins with them', async ({ page }) => {
  const tree = await openTree(page, 'Several');
  await tree.press('b');
  await tree.expectFocus('botany');
  await page.waitForTimeout(600);
  await tree.press('a');
  await tree.expectFocus('afternoon');
  await page.waitForTimeout(600);
  await tree.press('a', 'l');
  await tree.expectFocus('algebra');
});

test('the keys that select one item do what the table says', async ({ page }) => {
  const tree = await openTree(page, 'One');
  await tree.press('ArrowDown', 'Space');
  await tree.expectSelected('algebra');
  await tree.press('Space');
  await tree.expectSelected();
  await tree.press('Enter');
  await tree.expectSelected('algebra');
  await tree.press('Enter');
  await tree.expectSelected('algebra');
  await tree.press('Shift+ArrowDown');
  await tree.expectFocus('botany');
  await tree.expectSelected('algebra');
  await tree.press('Shift+Space');
  await tree.expectSelected('botany');
});

for (const mode of ['Several', 'Checkboxes'] as const) {
  test(`the keys that select several items do what the table says (${mode})`, async ({ page }) => {
    const tree = await openTree(page, mode);
    await tree.press('ArrowDown', 'Space');
    await tree.expectSelected('algebra');
    await tree.press('ArrowDown', 'Enter');
    await tree.expectSelected('algebra', 'botany');
    await tree.press('Space');
    await tree.expectSelected('algebra');
    await tree.press('ArrowUp', 'Space');
    await tree.expectSelected();

    await tree.press('Space', 'Shift+ArrowDown');
    await tree.expectSelected('algebra', 'botany');
    await tree.press('Shift+ArrowUp');
    await tree.expectSelected('algebra');
    await tree.press('ArrowDown', 'ArrowDown', 'Shift+Space');
    await tree.expectSelected('algebra', 'botany', 'noon');
    await tree.press('Control+Shift+Home');
    await tree.expectFocus('noon');
    await expect(tree.item('morning')).toHaveAttribute('aria-checked', 'true');
    await tree.press('Control+a');
    await tree.expectSelected('morning', 'algebra', 'botany', 'noon', 'afternoon');
  });
}

test('right to left, the arrows that open and close change places', async ({ page }) => {
  await openPage(page, `${accessibility}#rtl`);
  const demo = page.locator('#RightToLeft [data-demo-live]');
  const parent = demo.locator('[role="treeitem"][aria-expanded]').first();
  await parent.focus();
  const before = await parent.getAttribute('aria-expanded');
  await page.keyboard.press(before === 'true' ? 'ArrowRight' : 'ArrowLeft');
  await expect(parent).toHaveAttribute('aria-expanded', before === 'true' ? 'false' : 'true');
});
