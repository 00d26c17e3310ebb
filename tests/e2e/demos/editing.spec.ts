import type { Locator } from '@playwright/test';
import { demoTool, openCode, openDemoIn, pressMore } from '#tests/setup/demoCode.ts';
import { openPage } from '#tests/setup/openPage.ts';
import { runShared } from '#tests/setup/playground.ts';
import { expect, test } from '#tests/setup/quietPage.ts';

const items = '/x/react-tree-view/simple-tree-view/items';
const customization = '/x/react-tree-view/simple-tree-view/customization';

test('a demo is edited in place; an error keeps the last render; Escape leaves; reset restores', async ({
  page,
}) => {
  await openPage(page, items);
  await (await demoTool(page, 'BasicItems', 'edit')).click();
  const demo = page.locator('#BasicItems');
  const frame = demo.frameLocator('iframe');
  const editor = demo.getByRole('textbox');
  await expect(editor).toBeFocused();
  await expect(frame.getByText('Chard')).toBeVisible();

  await editor.getByText('"Chard"', { exact: true }).dblclick();
  await page.keyboard.type('Kohlrabi');
  await expect(frame.getByText('Kohlrabi')).toBeVisible();
  await expect(frame.getByText('Chard')).toHaveCount(0);

  const place = () => editor.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const before = await place();
  await page.keyboard.type('"<');
  await expect(demo.locator('[data-live-error]')).toContainText('BasicItems.tsx');
  expect(await place(), 'the error does not push the code').toBe(before);
  await expect(frame.getByText('Kohlrabi')).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(demo.getByRole('button', { name: 'Stop editing' })).toBeFocused();
  await pressMore(page, 'BasicItems', 'Reset the demo');
  await expect(editor).toContainText('Chard');
  await expect(frame.getByText('Chard')).toBeVisible();

  await demo.getByRole('button', { name: 'Stop editing' }).click();
  await expect(demo.locator('[data-demo-live]').getByText('Chard')).toBeVisible();
  await expect(demo.locator('iframe')).toHaveCount(0);
});

test('code keeps its colors when it is edited', async ({ page }) => {
  await openPage(page, '/x/react-charts/bars');
  const demo = await openCode(page, 'TickPlacement');
  const shown = await coloredLetters(demo.locator('[data-code-file] pre code'));
  await (await demoTool(page, 'TickPlacement', 'edit')).click();
  const lines = demo.getByRole('textbox').locator('.cm-line');
  await expect(lines.filter({ hasText: 'React.useState' }).first()).toBeVisible();
  // The editor draws the lines in sight only.
  const edited = await coloredLetters(lines);
  expect(new Set(edited.map(([, className]) => className)).size).toBeGreaterThan(4);
  expect(edited.slice(0, 600)).toEqual(shown.slice(0, 600));
});

/** Each letter of code with the class that colors it; white space has no color. */
function coloredLetters(code: Locator): Promise<[letter: string, className: string][]> {
  return code.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const letters: [string, string][] = [];
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const parent = text.parentElement;
        const className = parent?.tagName === 'SPAN' ? parent.className : '';
        for (const letter of (text.nodeValue ?? '').replace(/\s/g, '')) {
          letters.push([letter, className]);
        }
      }
      return letters;
    }),
  );
}

test('a Tailwind demo keeps its utilities while it is edited', async ({ page }) => {
  await openPage(page, `${customization}#tailwind-ThreeStylings.tsx`);
  await (await demoTool(page, 'ThreeStylings', 'edit')).click();
  const selected = page.locator('#ThreeStylings').frameLocator('iframe').locator('[data-selected]');
  await expect(selected).toHaveCSS('background-color', 'oklch(0.488 0.243 264.376)');
});

test('S2.9 a demo opens in the playground, with what was written into it', async ({ page }) => {
  await openPage(page, items);
  const opened = page.waitForEvent('popup');
  await openDemoIn(page, 'BasicItems', 'Playground');
  const playground = await opened;
  await expect(playground).toHaveURL(/\/playground\?demo=.*#BasicItems\.tsx$/);
  await expect(playground.frameLocator('iframe').getByText('Chard')).toBeVisible();

  await (await demoTool(page, 'BasicItems', 'edit')).click();
  const editor = page.locator('#BasicItems').getByRole('textbox');
  await editor.getByText('"Chard"', { exact: true }).dblclick();
  await page.keyboard.type('Kohlrabi');
  const second = page.waitForEvent('popup');
  await openDemoIn(page, 'BasicItems', 'Playground');
  const shared = await second;
  await expect(shared).toHaveURL(/\/playground#code=/);
  await runShared(shared);
  await expect(shared.frameLocator('iframe').getByText('Kohlrabi')).toBeVisible();
});
