import { expect, type Locator, type Page } from '@playwright/test';
import { openPage } from '#tests/setup/openPage.ts';

const accessibility = '/x/react-data-grid/accessibility';

/** Opens a demo of the accessibility page, presses one of its buttons, and moves the focus to the tab stop of its grid. */
export async function openGrid(
  page: Page,
  demoName: string,
  choice?: string,
): Promise<KeyboardGrid> {
  await openPage(page, `${accessibility}#${demoName}`);
  const demo = page.locator(`#${demoName} [data-demo-live]`);
  const grid = new KeyboardGrid(page, demo);
  await demo.scrollIntoViewIfNeeded();
  await grid.untilReady();
  if (choice !== undefined) {
    const button = demo.getByRole('button', { name: choice, exact: true });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await grid.untilReady();
  }
  await grid.enter();
  return grid;
}

/** A data grid of a demo that a test works with by keyboard. */
export class KeyboardGrid {
  readonly #page: Page;
  readonly demo: Locator;

  constructor(page: Page, demo: Locator) {
    this.#page = page;
    this.demo = demo;
  }

  async untilReady(): Promise<void> {
    await expect(this.demo.getByRole('gridcell').first()).toBeVisible();
  }

  /** Moves the focus to the header that is the tab stop of a grid nobody has entered yet. */
  async enter(): Promise<void> {
    await this.demo.locator('[role="columnheader"][tabindex="0"]').first().focus();
    await expect.poll(() => this.focus()).toMatch(/^header /);
  }

  header(field: string): Locator {
    return this.demo.locator(`[role="columnheader"][aria-sort][data-field="${field}"]`);
  }

  cell(row: string | number, field: string): Locator {
    return this.demo.locator(`[role="row"][data-id="${row}"] [data-field="${field}"]`);
  }

  /** Where the focus is: `header name`, `filter name`, `group Numbers`, `cell 3 name`, `input 3 name` or the name of another element. */
  focus(): Promise<string> {
    return this.demo.evaluate((demo) => {
      const active = document.activeElement;
      if (!(active instanceof HTMLElement) || !demo.contains(active)) {
        return `outside ${active?.getAttribute('role') ?? active?.tagName.toLowerCase() ?? ''}`;
      }
      const cell = active.closest<HTMLElement>('[role="gridcell"]');
      const row = active.closest<HTMLElement>('[role="row"]')?.dataset.id ?? '';
      const header = active.closest<HTMLElement>('[role="columnheader"]');
      const isTextInput = active instanceof HTMLInputElement && active.type !== 'checkbox';
      if (cell) {
        return `${isTextInput ? 'input' : 'cell'} ${row} ${cell.dataset.field ?? ''}`;
      }
      if (header) {
        const isFilter = header.classList.contains('MuiDataGrid-columnHeader--filter');
        const isGroup = header.dataset.fields !== undefined;
        const kind = isTextInput ? 'input' : isFilter ? 'filter' : isGroup ? 'group' : 'header';
        return `${kind} ${isGroup ? (header.textContent ?? '') : (header.dataset.field ?? '')}`.trim();
      }
      return active.getAttribute('aria-label') ?? active.textContent ?? '';
    });
  }

  async expectFocus(place: string | RegExp): Promise<void> {
    if (typeof place === 'string') {
      await expect.poll(() => this.focus()).toBe(place);
    } else {
      await expect.poll(() => this.focus()).toMatch(place);
    }
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      await this.#page.keyboard.press(key);
    }
  }

  /** Presses keys one after the other, each when the focus has arrived where the one before leads. */
  async pressTo(steps: readonly (readonly [key: string, place: string])[]): Promise<void> {
    for (const [key, place] of steps) {
      await this.press(key);
      await this.expectFocus(place);
    }
  }

  /** The number of the row that has the focus. */
  async row(): Promise<number> {
    return Number((await this.focus()).split(' ')[1]);
  }

  async expectRows(...ids: number[]): Promise<void> {
    await expect
      .poll(() =>
        this.demo
          .locator('[role="row"][aria-selected="true"]')
          .evaluateAll((rows) => rows.map((row) => Number((row as HTMLElement).dataset.id))),
      )
      .toEqual(ids);
  }

  async expectCells(...cells: string[]): Promise<void> {
    await expect
      .poll(() =>
        this.demo.locator('[role="gridcell"].Mui-selected').evaluateAll((all) =>
          all.map((cell) => {
            const { field } = (cell as HTMLElement).dataset;
            return `${cell.closest<HTMLElement>('[role="row"]')?.dataset.id} ${field}`;
          }),
        ),
      )
      .toEqual(cells);
  }
}
