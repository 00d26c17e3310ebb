import type { Page } from '@playwright/test';
import { bareTemplatePath } from '#model/Template.ts';

/** Opens a template in its own document and waits until it is live. */
export async function openTemplate(page: Page, name: string): Promise<void> {
  await page.goto(bareTemplatePath(name));
  await untilTemplateIsLive(page);
}

/** Waits until the live template has replaced its snapshot. */
export async function untilTemplateIsLive(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('h1') && !document.querySelector('[data-template-snapshot]'),
  );
}

/** Presses Tab until an element whose name, label or text starts with the given words is focused. */
export async function tabTo(page: Page, words: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if ((await namesOfFocused(page)).some((name) => name.startsWith(words))) {
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`No tab stop has a name that starts with "${words}".`);
}

function namesOfFocused(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const element = document.activeElement === document.body ? null : document.activeElement;
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    return [element?.ariaLabel, ...labels.map((label) => label.textContent), element?.textContent]
      .map((name) => name?.trim() ?? '')
      .filter((name) => name !== '');
  });
}
