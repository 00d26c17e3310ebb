import { expect, test } from '#tests/setup/quietPage.ts';
import { expectNone } from './expectNone.ts';
import type { Finding } from './Finding.ts';
import { samplePages } from './samplePages.ts';
import { groupPages, readSitePaths } from './sitePages.ts';
import { attachTally } from './Tally.ts';
import { isThorough } from './thoroughness.ts';
import { withoutScriptFaults } from './withoutScriptFaults.ts';

test.use({ javaScriptEnabled: false });
test.describe.configure({ timeout: 600_000 });

const paths = isThorough ? [...new Set([...samplePages, ...readSitePaths()])] : samplePages;

for (const group of groupPages(paths, () => 24)) {
  test(`every page without script: ${group.name}`, async ({ page }, info) => {
    const findings: Finding[] = [];
    for (const path of group.paths) {
      await page.goto(path);
      const faults = await withoutScriptFaults(page);
      findings.push(...faults.map((fault) => ({ ...fault, path })));
    }
    await attachTally(info, findings);
    expectNone(findings);
  });
}

test('without script a link of each kind of page leads to a page', async ({ page }) => {
  for (const path of samplePages) {
    await page.goto(path);
    const link = page.locator('main a[href^="/"]:visible, header a[href^="/"]:visible').first();
    const target = await link.getAttribute('href');
    await link.click();
    await expect(page, path).toHaveURL(target ?? '');
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
});
