import { globSync } from 'tinyglobby';
import { contentConfig } from '#pipeline/contentConfig.ts';
import { openDocs } from '#pipeline/openDocs.ts';
import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';
import { scrollThrough } from '#tests/setup/scrollThrough.ts';
import { chooseSetting } from '#tests/setup/settings.ts';

const pages = await openDocs(contentConfig(process.cwd(), { watching: false })).pageFiles();
const withDemos = pages.filter(
  ({ folder }) => globSync('demos/**/*.tsx', { cwd: folder }).length > 0,
);

// A page of twenty demos takes its time, the more so beside other work.
test.describe.configure({ timeout: 120_000 });

for (const { path } of withDemos) {
  test(`every demo of ${path} runs quietly in both modes and both directions`, async ({ page }) => {
    await openPage(page, path);
    await scrollThrough(page);
    const demos = page.locator('[data-demo-live]');
    const count = await demos.count();
    expect(count).toBeGreaterThan(0);
    const isFilled = () =>
      demos.evaluateAll((all) => all.every(({ childElementCount }) => childElementCount > 0));
    expect(await isFilled()).toBe(true);

    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('body')).toHaveClass('mode-dark');
    await chooseSetting(page, 'Right to left');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('body')).toHaveClass('mode-light');
    await expect(demos).toHaveCount(count);
    expect(await isFilled()).toBe(true);
    // What a demo has to say it says in the frame after.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(page.getByText('This demo could not be started.')).toHaveCount(0);
  });
}
