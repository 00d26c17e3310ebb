import { expect, type Locator, type Page } from '@playwright/test';
import { openPage } from '#tests/setup/openPage.ts';

export const accessibility = '/x/react-date-pickers/accessibility';

type Part = 'Field' | 'Calendar' | 'Clock' | 'Columns' | 'List' | 'Picker';
type RangePart = 'Field' | 'Calendar' | 'Picker';

/** One part of a keyboard demo, with the focus on its first tab stop. */
export async function openPart(
  page: Page,
  part: Part | RangePart,
  demoName = 'KeyboardPlayground',
): Promise<PickerKeys> {
  await openPage(page, `${accessibility}#${demoName}`);
  const demo = page.locator(`#${demoName} [data-demo-live]`);
  const button = demo.getByRole('button', { name: part, exact: true });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  const keys = new PickerKeys(page, demo);
  // The last of the buttons is the stop before the component.
  await demo.getByRole('button', { name: 'Picker', exact: true }).focus();
  await page.keyboard.press('Tab');
  return keys;
}

export const openRange = (page: Page, part: RangePart) => openPart(page, part, 'RangeKeyboard');

/** The invisible characters around sections. */
const marks = /[\u2066-\u2069\u200e\u200f]/g;

/** A picker of a demo that a test works with by keyboard. */
export class PickerKeys {
  readonly #page: Page;
  readonly demo: Locator;

  constructor(page: Page, demo: Locator) {
    this.#page = page;
    this.demo = demo;
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      await this.#page.keyboard.press(key);
    }
  }

  /** What has the focus: `Month June`, `day 12`, `2028`, `7 hours`, or the name of another element. */
  focus(): Promise<string> {
    return this.#page.evaluate(() => {
      const active = document.activeElement;
      if (!active || active === document.body) {
        return 'nothing';
      }
      const role = active.getAttribute('role');
      const name = active.getAttribute('aria-label') ?? active.textContent ?? '';
      if (role === 'spinbutton') {
        const value = active.getAttribute('aria-valuetext') ?? active.textContent ?? '';
        return `${name} ${value}`;
      }
      return role === 'gridcell' ? `day ${name}` : name;
    });
  }

  async expectFocus(place: string): Promise<void> {
    await expect
      .poll(async () => (await this.focus()).replace(marks, ''), {
        message: `focus on ${place}`,
      })
      .toBe(place);
  }

  /** Presses keys one after the other, each when the focus has arrived where the one before leads. */
  async pressTo(steps: readonly (readonly [key: string, place: string])[]): Promise<void> {
    for (const [key, place] of steps) {
      await this.press(key);
      await this.expectFocus(place);
    }
  }

  /** Whether the focus is outside the demo and its popup. */
  async expectOutside(): Promise<void> {
    await expect
      .poll(() =>
        this.demo.evaluate(
          (demo) =>
            !demo.contains(document.activeElement) &&
            !document.activeElement?.closest('[role="dialog"]'),
        ),
      )
      .toBe(true);
  }

  /** The text of the field. */
  async expectText(text: string): Promise<void> {
    await expect
      .poll(async () =>
        (await this.demo.locator('input[aria-hidden="true"]').inputValue()).replace(marks, ''),
      )
      .toBe(text);
  }

  /** The month in the header and the selected days below it. */
  async expectDays(month: string, ...days: string[]): Promise<void> {
    const grid = this.#page.getByRole('grid', { name: month });
    await expect(grid).toBeVisible();
    // While one month slides out and another in, both are there, each with a tab stop.
    await expect(grid.getByRole('rowgroup')).toHaveCount(1);
    await expect
      .poll(() => grid.locator('[role="gridcell"][aria-selected="true"]').allTextContents())
      .toEqual(days);
  }

  async expectOption(list: string, option: string): Promise<void> {
    await expect(
      this.demo.getByRole('listbox', { name: list }).locator('[aria-selected="true"]'),
    ).toHaveAccessibleName(option);
  }

  /** The button that opens the popup. */
  opener(): Locator {
    return this.demo.getByRole('button', { name: /^Choose/ });
  }

  popup(): Locator {
    return this.#page.getByRole('dialog');
  }
}
