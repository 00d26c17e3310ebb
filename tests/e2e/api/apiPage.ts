import { expect, type Locator, type Page } from '@playwright/test';

/** A section of an API page, by its heading. */
export function apiSection(page: Page, name: string): Locator {
  return page
    .locator('section.api')
    .filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });
}

/** A row of an API page, by its anchor. */
export function row(page: Page, id: string): Locator {
  return page.locator(`[id="${id}"]`);
}

/** The row stands highlighted below the header and the bar of its section. */
export async function expectTarget(page: Page, id: string): Promise<void> {
  const target = row(page, id);
  await expect(target).toBeInViewport();
  await expect(target.locator('pre')).toBeVisible();
  const plain = page.locator('.api-rows > *').last();
  const color = (element: Element) => getComputedStyle(element).backgroundColor;
  expect(await target.evaluate(color)).not.toBe(await plain.evaluate(color));
  const isCovered = await target.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    return !element.contains(document.elementFromPoint(left + 6, top + 6));
  });
  expect(isCovered, 'nothing stands over the row').toBe(false);
}
