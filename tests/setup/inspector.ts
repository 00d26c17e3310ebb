import type { Locator, Page } from '@playwright/test';
import { demoTool } from './demoCode.ts';
import { openPage } from './openPage.ts';
import { expect } from './quietPage.ts';

/** An open inspector. */
export interface OpenInspector {
  demo: Locator;
  panel: Locator;
  /** The value of a fact, by its term. */
  fact: (term: string) => Locator;
  /** Shows the code of a way to style the part, or why there is none. */
  code: (way: 'sx' | 'styleOverrides' | 'slotProps') => Promise<string>;
}

/** Opens a page and inspects one of its demos. */
export async function inspectDemo(page: Page, path: string, name: string): Promise<OpenInspector> {
  await openPage(page, `${path}#${name}`);
  const demo = page.locator(`#${name}`);
  await expect(demo.locator('[data-demo-live]')).toBeVisible();
  await (await demoTool(page, name, 'more')).click();
  await demo.getByRole('menuitem', { name: 'Inspect' }).click();
  const panel = demo.getByRole('region', { name: `Inspector of ${name}` });
  await expect(panel.getByRole('application')).toBeFocused();
  return {
    demo,
    panel,
    fact: (term) =>
      panel
        .locator('dl > div')
        .filter({ has: page.locator('dt', { hasText: term }) })
        .locator('dd'),
    async code(way) {
      await panel.getByRole('radio', { name: way }).check();
      return (
        (await panel.locator('[data-snippet] pre, [data-snippet] ~ p, p').first().textContent()) ??
        ''
      );
    },
  };
}
