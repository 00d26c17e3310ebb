import type { Page } from '@playwright/test';

/** Records every layout shift that no input explains; call it before the page is opened. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string[] }[] = [];
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

/**
 * Keeps the page on system fonts; call it before the page is opened. A font that comes after the first layout is used
 * by the browser for whatever it lays out next, which on a busy machine moves words by parts of a pixel.
 */
export async function keepSystemFonts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      ':root { --font-text: sans-serif !important; --font-code: monospace !important; }',
    );
    document.adoptedStyleSheets = [sheet];
  });
}

/** The shifts recorded so far. */
export function readShifts(page: Page): Promise<{ value: number; moved: string[] }[]> {
  return page.evaluate(() => Reflect.get(window, 'layoutShifts'));
}
