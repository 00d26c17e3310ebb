import type { Page } from '@playwright/test';

/** Something moved by itself. */
export interface LayoutShift {
  value: number;
  /** What moved, from where to where. */
  moved: string[];
  /** The running demo in which all of it is; null when the page moved. */
  demo: string | null;
}

/** Records every layout shift that no input explains; call it before the page is opened. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string[]; demo: string | null }[] = [];
    const demoOf = (node: Node | null) =>
      node instanceof Element
        ? node.closest('[data-demo-live]')?.closest('[data-demo]')?.firstElementChild?.id
        : undefined;
    const note = (entries: PerformanceEntry[]) => {
      for (const entry of entries) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        if (!hadRecentInput) {
          const place = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`;
          const moved = sources.map(({ node, previousRect, currentRect }) => {
            const what = node instanceof Element ? node.outerHTML.slice(0, 90) : node?.nodeName;
            return `${place(previousRect)} → ${place(currentRect)} ${what}`;
          });
          const demos = new Set(sources.map(({ node }) => demoOf(node)));
          const demo = demos.size === 1 ? ([...demos][0] ?? null) : null;
          // The last box of a half-read document grows where it stands; whatever it pushes would be listed too.
          const onlyGrew =
            sources.length > 0 &&
            sources.every(
              ({ previousRect, currentRect }) =>
                previousRect.x === currentRect.x && previousRect.y === currentRect.y,
            );
          if (!onlyGrew) {
            shifts.push({ value, moved, demo });
          }
        }
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Reflect.set(window, 'readLayoutShifts', () => {
      // What the browser has not handed over yet.
      note(observer.takeRecords());
      return shifts;
    });
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
    document.adoptedStyleSheets.push(sheet);
  });
}

/** The shifts recorded so far. */
export function readShifts(page: Page): Promise<LayoutShift[]> {
  return page.evaluate(() => Reflect.get(window, 'readLayoutShifts')());
}

/**
 * Shows nothing of a document before all of it is there; call it before the page is opened. On a busy machine the browser
 * paints while it still reads, and what is half read moves.
 */
export async function paintWholeDocuments(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { visibility: hidden !important; }');
    document.adoptedStyleSheets.push(sheet);
    // Before deferred scripts run, unlike DOMContentLoaded.
    document.addEventListener('readystatechange', () => sheet.replaceSync(''), { once: true });
  });
}
