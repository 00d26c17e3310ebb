import type { Page } from '@playwright/test';
import { openCode } from '#tests/setup/demoCode.ts';
import { editor, preview } from '#tests/setup/playground.ts';
import { expect } from '#tests/setup/quietPage.ts';
import { searchDialog, searchField, searchOptions } from '#tests/setup/search.ts';
import { openSettings } from '#tests/setup/settings.ts';
import { at } from './arrangements.ts';
import { phone, phoneDark, rtl, wide, wideDark } from './looks.ts';
import { type Arrange, type Picture, picture } from './Picture.ts';

const items = '/x/react-tree-view/simple-tree-view/items';

/** What readers open on top of pages, or inside them. */
export const statePictures: readonly Picture[] = [
  picture('search', items, wide, searchFor('row selection')),
  picture('search-rtl-phone-dark', items, rtl(phoneDark), searchFor('chart')),
  picture('settings-dark', items, wideDark, openSettings),
  picture('drawer-phone', '/x/introduction', phone, openDrawer),
  picture('playground-dark', '/playground', wideDark, untilPlaygroundRuns),
  picture('demo-code', items, wide, async (page, noise) => {
    await openCode(page, 'ItemsFromData');
    await at('create-items-from-data')(page, noise);
  }),
  picture('demo-failed-phone', items, phone, async (page, noise) => {
    noise.allow(/ScrollToItem-/);
    await page.route('**/assets/ScrollToItem-*.js', (route) => route.abort('failed'));
    await at('ScrollToItem')(page, noise);
    await expect(page.locator('#ScrollToItem').getByRole('alert')).toBeVisible();
  }),
  picture('feedback-rtl-dark', items, rtl(wideDark), async (page) => {
    await page.getByRole('button', { name: 'Not helpful' }).click();
    await expect(page.locator('textarea')).toBeFocused();
  }),
];

function searchFor(query: string): Arrange {
  return async (page) => {
    await page.keyboard.press('/');
    // Only with the whole index at hand does the search say that there is nothing.
    await searchField(page).fill('qqqq');
    await expect(searchDialog(page)).toContainText('Nothing found');
    await searchField(page).fill(query);
    await expect(searchOptions(page)).not.toHaveCount(0);
  };
}

async function openDrawer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await expect(page.getByRole('dialog')).toBeInViewport({ ratio: 0.9 });
}

async function untilPlaygroundRuns(page: Page): Promise<void> {
  await expect(editor(page)).toBeVisible();
  await expect(preview(page).getByText('Picked: nothing yet')).toBeVisible();
}
