import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { encodeProject } from '#site/features/live-code/shareLink.ts';
import { openPage } from './openPage.ts';

/** Opens the playground with a project, one text per file; the first file is the one that is shown. */
export async function openProject(page: Page, files: Record<string, string>): Promise<void> {
  const named = Object.entries(files).map(([name, text]) => ({ name, text }));
  const hash = await encodeProject({ files: named, entry: named[0]?.name ?? '' });
  await openPlayground(page, hash);
  await runShared(page);
}

/** Runs the code of a link, which waits for a press. */
export async function runShared(page: Page): Promise<void> {
  await page.locator('[data-run-shared]').click();
}

/** Opens the playground and waits until the reader can type. */
export async function openPlayground(page: Page, address = ''): Promise<void> {
  await openPage(page, `/playground${address}`);
  await expect(editor(page)).toBeVisible();
}

/** The document the reader's code runs in. */
export function previewFrame(page: Page): FrameLocator {
  return page.frameLocator('iframe[title^="Preview of"]');
}

/** What the reader sees of their code; for a moment the next version is there too, unseen. */
export function preview(page: Page): Locator {
  return previewFrame(page).locator('[data-version]:not([data-staged])');
}

/** The text field code is written in. */
export function editor(page: Page): Locator {
  return page.getByRole('textbox', { name: /^Code of / });
}

/** Replaces the whole of the shown file. */
export async function writeCode(page: Page, code: string): Promise<void> {
  await editor(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
}

/** The message about what is wrong with the code. */
export function errorMessage(page: Page): Locator {
  return page.locator('[data-live-error]');
}
