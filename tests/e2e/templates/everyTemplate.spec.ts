import type { Page } from '@playwright/test';
import { templates } from '#content/templates.ts';
import { bareTemplatePath } from '#model/Template.ts';
import { findViolations } from '#tests/setup/findViolations.ts';
import { keepSystemFonts, readShifts, recordShifts } from '#tests/setup/layoutShifts.ts';
import { expect, test } from '#tests/setup/quietPage.ts';
import { openTemplate, untilTemplateIsLive } from '#tests/setup/template.ts';

for (const { name } of templates) {
  test(`S2.15 ${name} is quiet, stands still and breaks no accessibility rule in either mode`, async ({
    page,
  }) => {
    await keepSystemFonts(page);
    await recordShifts(page);
    await openTemplate(page, name);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await findViolations(page)).toEqual([]);
    expect(await readTypefaces(page)).not.toContainEqual(expect.stringContaining('Inter'));
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('body')).toHaveClass('mode-dark');
    expect(await findViolations(page)).toEqual([]);
    expect(await readShifts(page)).toEqual([]);
  });

  test(`S2.15 ${name} fits a phone in both directions and stands still there`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await keepSystemFonts(page);
    await recordShifts(page);
    await openTemplate(page, name);
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.body.clientWidth);
    expect(await overflow()).toBe(0);
    await page.evaluate(() => sessionStorage.setItem('docs-direction', 'rtl'));
    await page.reload();
    await untilTemplateIsLive(page);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect(await overflow()).toBe(0);
    expect(await findViolations(page)).toEqual([]);
    expect(await readShifts(page)).toEqual([]);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const { name } of templates) {
    test(`${name} can be seen in its snapshot`, async ({ page }) => {
      await page.goto(bareTemplatePath(name));
      await expect(page.locator('h1')).toBeVisible();
    });
  }
});

/** The typefaces of all elements. */
function readTypefaces(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const elements = [...document.body.querySelectorAll('*')];
    return [...new Set(elements.map((element) => getComputedStyle(element).fontFamily))];
  });
}
