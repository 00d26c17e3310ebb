import type { BrowserContext, Page } from '@playwright/test';

/** A layout shift without recent input. */
export interface LayoutShift {
  value: number;
  startTime: number;
}

/** A task that blocked the main thread for more than 50 ms. */
export interface LongTask {
  startTime: number;
  duration: number;
}

/** Performance entries a page recorded; times are milliseconds since navigation. */
export interface ProbeReading {
  shifts: LayoutShift[];
  longTasks: LongTask[];
  firstContentfulPaint: number;
  largestContentfulPaint: number;
  /** When the first demo ran in the document; null before. */
  firstDemoAt: number | null;
  /** When the scripts of the page ran and were about to load demos; null for sites without the mark. */
  readyAt: number | null;
  /** When each resource was requested, by address. */
  requestedAt: Record<string, number>;
}

/** Performance mark our site sets after hydration and before it loads any demo. */
export const readyMark = 'docs:ready';

type ProbeState = Pick<
  ProbeReading,
  'shifts' | 'longTasks' | 'largestContentfulPaint' | 'firstDemoAt'
>;

declare global {
  interface Window {
    docsProbe: ProbeState;
  }
}

// Functions sent to the page stay free of named inner functions: tsx wraps those in a helper that pages lack.

/** Makes every page of a context record shifts, long tasks, paints and its first demo from the start. */
export async function installProbe(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    performance.setResourceTimingBufferSize(5000);
    window.docsProbe = {
      shifts: [],
      longTasks: [],
      largestContentfulPaint: 0,
      firstDemoAt: null,
    };
    new MutationObserver((_, observer) => {
      if (document.querySelector('[data-demo-live]')) {
        window.docsProbe.firstDemoAt = performance.now();
        observer.disconnect();
      }
    }).observe(document, { childList: true, subtree: true, attributeFilter: ['data-demo-live'] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, startTime } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) {
          window.docsProbe.shifts.push({ value, startTime });
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        window.docsProbe.longTasks.push({ startTime, duration });
      }
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) {
        window.docsProbe.largestContentfulPaint = startTime;
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

/** Reads what a page recorded so far. */
export async function readProbe(page: Page): Promise<ProbeReading> {
  return page.evaluate((mark) => {
    const requestedAt: Record<string, number> = {};
    for (const { name, startTime } of performance.getEntriesByType('resource')) {
      requestedAt[name] = Math.min(startTime, requestedAt[name] ?? Infinity);
    }
    return {
      ...window.docsProbe,
      firstContentfulPaint:
        performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      readyAt: performance.getEntriesByName(mark, 'mark')[0]?.startTime ?? null,
      requestedAt,
    };
  }, readyMark);
}

/** Waits until the network of a page is idle and, for our site, until its scripts run. */
export async function waitUntilQuiet(page: Page, expectsMark: boolean): Promise<void> {
  // A site that polls is never idle; what it did until then is measured.
  await page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => {});
  if (!expectsMark) {
    return;
  }
  await page
    .waitForFunction((mark) => performance.getEntriesByName(mark, 'mark').length > 0, readyMark, {
      timeout: 5_000,
    })
    .catch(() => {});
}

/** The id of the first demo of a page, by which its address ends; null if it has none. */
export function firstDemoId(page: Page): Promise<string | null> {
  return page.evaluate(
    () => document.querySelector('[data-demo]:not([data-scene], [data-waits]) [id]')?.id ?? null,
  );
}

/** Waits for a demo near the screen, which starts by itself; it may take a while after the last request on a slow phone. */
export async function waitForFirstDemo(page: Page): Promise<void> {
  const startsByItself = await page.evaluate(() =>
    [...document.querySelectorAll('[data-demo]:not([data-scene], [data-waits])')].some(
      // Our site starts demos that are 400 px away.
      (demo) => demo.getBoundingClientRect().top < window.innerHeight + 400,
    ),
  );
  if (startsByItself) {
    await page
      .waitForFunction(() => window.docsProbe.firstDemoAt !== null, undefined, { timeout: 15_000 })
      .catch(() => {});
  }
}
