import type { Locator, Page } from '@playwright/test';
import { expect } from '#tests/setup/quietPage.ts';

/** A button of a demo's toolbar that answers: the running panel has taken the place of the prerendered one. */
export async function demoTool(page: Page, name: string, tool: string): Promise<Locator> {
  const demo = page.locator(`#${name}`);
  await demo.scrollIntoViewIfNeeded();
  await expect(demo.locator('[data-demo-panel]')).toHaveCount(0);
  return demo.locator(`[data-tool="${tool}"]`);
}

/** Opens the code of a demo. */
export async function openCode(page: Page, name: string): Promise<Locator> {
  await (await demoTool(page, name, 'code')).click();
  const demo = page.locator(`#${name}`);
  await expect(demo.locator('[data-code-file] pre').first()).toBeVisible();
  return demo;
}
