import type { Locator, Page } from '@playwright/test';
import { expect } from './quietPage.ts';

/** A button of a demo's toolbar, once the live panel has replaced the prerendered one. */
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

/** Opens a demo somewhere else: in the playground or in a sandbox. */
export async function openDemoIn(page: Page, name: string, target: string): Promise<void> {
  await (await demoTool(page, name, 'openIn')).click();
  await page.getByRole('menuitem', { name: target, exact: true }).click();
}

/** Presses an entry of the last menu of a demo's toolbar. */
export async function pressMore(page: Page, name: string, entry: string): Promise<void> {
  await (await demoTool(page, name, 'more')).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}
