import type { Page } from '@playwright/test';
import { bareTemplatePath } from '#model/templatePaths.ts';

/** Opens a template alone in its document and waits until it runs. */
export async function openTemplate(page: Page, name: string): Promise<void> {
  await page.goto(bareTemplatePath(name));
  await untilTemplateRuns(page);
}

/** Waits until the running template has taken the place of its snapshot. */
export async function untilTemplateRuns(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('h1') && !document.querySelector('[data-template-snapshot]'),
  );
}

/** Presses Tab until an element whose name, label or text starts with these words has the focus. */
export async function tabTo(page: Page, words: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if ((await namesOfFocused(page)).some((name) => name.startsWith(words))) {
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`No Tab stop is called "${words}".`);
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
