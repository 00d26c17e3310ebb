import type { Locator, Page } from '@playwright/test';

/** The dialog of the search. */
export function searchDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Search the documentation' });
}

/** The field of the search. */
export function searchField(page: Page): Locator {
  return searchDialog(page).getByRole('combobox');
}

/** What can be chosen in the search. */
export function searchOptions(page: Page): Locator {
  return searchDialog(page).getByRole('option');
}
