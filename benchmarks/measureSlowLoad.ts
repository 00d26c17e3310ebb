import type { Browser, Page } from '@playwright/test';
import { inTurns } from './inTurns.ts';
import {
  firstDemoId,
  installProbe,
  readProbe,
  waitForFirstDemo,
  waitUntilQuiet,
} from './pageProbe.ts';
import { scrollThrough, slowDown, slowPhone } from './openBrowser.ts';
import { cumulativeLayoutShift, median, totalBlockingTime } from './webVitals.ts';

/** How a page loads on a slow phone; times in milliseconds. */
export interface SlowLoadMeasurement {
  /** Blocking time before demos start; of the whole load for sites that do not mark that moment. */
  tbtMs: number;
  /** Blocking time of the whole load, including the demos in the first viewport. */
  tbtTotalMs: number;
  fcpMs: number;
  lcpMs: number;
  /** Until the first demo runs, at its own address where it is below the first screen; null for pages without one. */
  firstDemoMs: number | null;
  /** Over load and a full scroll. */
  cls: number;
}

/** A page of one of the sites. */
export interface SlowPage {
  url: string;
  /** Whether the site sets a performance mark when its scripts run. */
  expectsMark: boolean;
}

/** Opens a page on a slow phone, waits until it is quiet, and reads something from it. */
async function onSlowPhone<T>(
  browser: Browser,
  { url, expectsMark }: SlowPage,
  read: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ ...slowPhone, serviceWorkers: 'block' });
  try {
    await installProbe(context);
    const page = await context.newPage();
    await slowDown(page);
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
    await waitUntilQuiet(page, expectsMark);
    await waitForFirstDemo(page);
    return await read(page);
  } finally {
    await context.close();
  }
}

async function loadOnce(browser: Browser, slowPage: SlowPage): Promise<SlowLoadMeasurement> {
  const { load, shifts, demoId } = await onSlowPhone(browser, slowPage, async (page) => {
    const atRest = { load: await readProbe(page), demoId: await firstDemoId(page) };
    await scrollThrough(page);
    await waitUntilQuiet(page, false);
    return { ...atRest, shifts: (await readProbe(page)).shifts };
  });
  const { firstDemoAt } =
    load.firstDemoAt !== null || demoId === null
      ? load
      : await onSlowPhone(browser, { ...slowPage, url: `${slowPage.url}#${demoId}` }, readProbe);
  const blockingUntil = (until: number) =>
    totalBlockingTime(load.longTasks, load.firstContentfulPaint, until);
  return {
    tbtMs: blockingUntil(load.readyAt ?? Infinity),
    tbtTotalMs: blockingUntil(Infinity),
    fcpMs: Math.round(load.firstContentfulPaint),
    lcpMs: Math.round(load.largestContentfulPaint),
    firstDemoMs: firstDemoAt === null ? null : Math.round(firstDemoAt),
    cls: cumulativeLayoutShift(shifts),
  };
}

function summarize(loads: SlowLoadMeasurement[]): SlowLoadMeasurement {
  const demoTimes = loads.flatMap(({ firstDemoMs }) => firstDemoMs ?? []);
  return {
    tbtMs: median(loads.map((load) => load.tbtMs)),
    tbtTotalMs: median(loads.map((load) => load.tbtTotalMs)),
    fcpMs: median(loads.map((load) => load.fcpMs)),
    lcpMs: median(loads.map((load) => load.lcpMs)),
    firstDemoMs: demoTimes.length === 0 ? null : median(demoTimes),
    // One shift in three visits is one too many.
    cls: Math.max(...loads.map((load) => load.cls)),
  };
}

/** Loads pages on a slow phone several times, in turns; returns the median of each time and the worst layout shift. */
export async function measureSlowLoads(
  browser: Browser,
  pages: SlowPage[],
  runs: number,
): Promise<SlowLoadMeasurement[]> {
  const loads = await inTurns(
    runs,
    pages.map((page) => () => loadOnce(browser, page)),
  );
  return loads.map(summarize);
}
