import type { Page } from '@playwright/test';
import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';
import { scrollThrough } from '#tests/setup/scrollThrough.ts';

interface Shift {
  value: number;
  moved: string[];
}

/** Records every layout shift that no input explains. */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Reflect.set(window, 'layoutShifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        };
        if (!hadRecentInput) {
          const moved = sources.map(({ node }) =>
            node instanceof Element ? node.outerHTML.slice(0, 90) : String(node?.nodeName),
          );
          shifts.push({ value, moved });
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

for (const { path, width } of [
  { path: '/x/react-tree-view/simple-tree-view/items', width: 1440 },
  { path: '/x/react-tree-view/simple-tree-view/items', width: 390 },
  { path: '/x/common-concepts/custom-components', width: 1440 },
  { path: '/x/introduction/installation', width: 1440 },
  { path: '/', width: 1440 },
]) {
  test(`nothing shifts on ${path} at ${width} px, from the first paint to the end of the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await recordShifts(page);
    await openPage(page, path);
    await scrollThrough(page);
    await page.waitForTimeout(200);
    const shifts: Shift[] = await page.evaluate(() => Reflect.get(window, 'layoutShifts'));
    expect(shifts).toEqual([]);
  });
}
