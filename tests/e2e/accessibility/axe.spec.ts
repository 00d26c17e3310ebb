import type { Page } from '@playwright/test';
import {
  findContrastViolations,
  findViolations,
  navigationTree,
} from '#tests/setup/findViolations.ts';
import { openPage } from '#tests/setup/openPage.ts';
import { expect, missingDocument, test } from '#tests/setup/quietPage.ts';
import { scrollThrough } from '#tests/setup/scrollThrough.ts';
import { chooseSetting } from '#tests/setup/settings.ts';

const items = '/x/react-tree-view/simple-tree-view/items';
const missing = '/nowhere';

const paths = [
  '/',
  '/x',
  '/x/introduction',
  '/x/introduction/installation',
  '/x/introduction/licensing',
  '/x/common-concepts/custom-components',
  items,
  '/zh/x/introduction',
  missing,
];

// Large pages take their time, the more so beside other work.
test.describe.configure({ timeout: 60_000 });

async function expectNoViolations(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect((await findViolations(page)).join('\n')).toBe('');
}

for (const path of paths) {
  test(`${path} has no violation at 1440 px, light and dark`, async ({ page, noise }) => {
    if (path === missing) {
      noise.allow(missingDocument);
    }
    await openPage(page, path);
    await scrollThrough(page);
    await expectNoViolations(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('body')).toHaveClass('mode-dark');
    expect((await findContrastViolations(page)).join('\n'), 'in dark mode').toBe('');
  });
}

for (const path of ['/', items]) {
  test(`${path} has no violation at 390 px`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, path);
    await scrollThrough(page);
    await expectNoViolations(page);
  });

  test(`${path} has no violation from right to left`, async ({ page }) => {
    await openPage(page, path);
    await chooseSetting(page, 'Right to left');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await scrollThrough(page);
    await expectNoViolations(page);
  });
}

test('the navigation tree, all groups open, has no violation in either mode', async ({ page }) => {
  await openPage(page, '/x/introduction');
  await page.locator(`${navigationTree} details`).evaluateAll((groups) => {
    groups.forEach((group) => ((group as HTMLDetailsElement).open = true));
  });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('body')).toHaveClass(`mode-${colorScheme}`);
    expect((await findViolations(page, navigationTree)).join('\n'), colorScheme).toBe('');
  }
});
