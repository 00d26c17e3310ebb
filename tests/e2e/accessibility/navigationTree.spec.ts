import { findViolations, navigationTree } from '#tests/setup/findViolations.ts';
import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';

// Several hundred entries take their time, the more so beside other work.
test.describe.configure({ timeout: 240_000 });

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
