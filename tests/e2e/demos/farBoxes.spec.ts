import type { Page } from '@playwright/test';
import { expect, test } from '#tests/setup/quietPage.ts';

/** Heights of all demos, and how many of their elements are not laid out. */
function readDemos(page: Page) {
  return page.evaluate(() => {
    const demos = [...document.querySelectorAll('[data-demo]')];
    const skipped = [...document.querySelectorAll('[data-demo-snapshot] *')].filter(
      (element) =>
        element.checkVisibility() && !element.checkVisibility({ contentVisibilityAuto: true }),
    );
    return {
      heights: demos.map((demo) => demo.getBoundingClientRect().height),
      skipped: skipped.length,
    };
  });
}

for (const path of [
  '/x/react-data-grid/sorting',
  '/x/react-charts/bars',
  '/x/react-date-pickers/date-calendar',
]) {
  for (const width of [390, 1440]) {
    test(`demos of ${path} are as high as if they were laid out, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      // Snapshots only: a running demo would take their place.
      await page.route('**/assets/start-*.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      );
      await page.goto(path);
      const far = await readDemos(page);
      expect(far.skipped).toBeGreaterThan(100);
      await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
      expect(await readDemos(page)).toEqual({ heights: far.heights, skipped: 0 });
    });
  }
}
