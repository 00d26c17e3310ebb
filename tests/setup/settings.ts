import { expect, type Page } from '@playwright/test';

/** Opens the settings. */
export async function openSettings(page: Page): Promise<void> {
  await page.locator('header [aria-label="Settings"]').first().click();
  await expect(page.getByRole('radio', { name: 'System', exact: true })).toBeVisible();
}

/** Chooses an option of the settings by its label, then closes them. */
export async function chooseSetting(page: Page, label: string): Promise<void> {
  await openSettings(page);
  await page.getByRole('dialog').getByText(label, { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('radio', { name: 'System', exact: true })).toBeHidden();
}
