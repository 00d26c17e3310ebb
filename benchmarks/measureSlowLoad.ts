import type { Browser } from '@playwright/test';
import { installProbe, readProbe, waitUntilQuiet } from './pageProbe.ts';
import { slowDown, slowPhone } from './slowDown.ts';
import { median, totalBlockingTime } from './webVitals.ts';

/** How a page loads on a slow phone, in milliseconds. */
export interface SlowLoadMeasurement {
  /** Blocking until demos go live; the whole load for sites that do not say when that is. */
  tbtMs: number;
  /** Blocking of the whole load, demos in the first viewport included. */
  tbtTotalMs: number;
  lcpMs: number;
}

async function loadOnce(browser: Browser, url: string, expectsMark: boolean) {
  const context = await browser.newContext({ ...slowPhone, serviceWorkers: 'block' });
  try {
    await installProbe(context);
    const page = await context.newPage();
    await slowDown(page);
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
    await waitUntilQuiet(page, expectsMark);
    const probe = await readProbe(page);
    const blockingUntil = (until: number) =>
      totalBlockingTime(probe.longTasks, probe.firstContentfulPaint, until);
    return {
      tbtMs: blockingUntil(probe.hydratedAt ?? Infinity),
      tbtTotalMs: blockingUntil(Infinity),
      lcpMs: Math.round(probe.largestContentfulPaint),
    };
  } finally {
    await context.close();
  }
}

/** Loads a page on a slow phone a few times and answers the median of each number. */
export async function measureSlowLoad(
  browser: Browser,
  url: string,
  { expectsMark, runs }: { expectsMark: boolean; runs: number },
): Promise<SlowLoadMeasurement> {
  const loads: SlowLoadMeasurement[] = [];
  for (let run = 0; run < runs; run += 1) {
    loads.push(await loadOnce(browser, url, expectsMark));
  }
  return {
    tbtMs: median(loads.map((load) => load.tbtMs)),
    tbtTotalMs: median(loads.map((load) => load.tbtTotalMs)),
    lcpMs: median(loads.map((load) => load.lcpMs)),
  };
}
