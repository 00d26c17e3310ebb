import type { Locator, Page } from '@playwright/test';

/** The search dialog. */
export function searchDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Search the documentation' });
}

/** The search field. */
export function searchField(page: Page): Locator {
  return searchDialog(page).getByRole('combobox');
}

/** The options of the search dialog. */
export function searchOptions(page: Page): Locator {
  return searchDialog(page).getByRole('option');
}
