import type { Browser, Page } from '@playwright/test';
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

async function loadOnce(
  browser: Browser,
  url: string,
  expectsMark: boolean,
): Promise<SlowLoadMeasurement> {
  const context = await browser.newContext({ ...slowPhone, serviceWorkers: 'block' });
  try {
    await installProbe(context);
    const page = await context.newPage();
    await openSlowly(page, url, expectsMark);
    const load = await readProbe(page);
    const demoId = await firstDemoId(page);
    await scrollThrough(page);
    await waitUntilQuiet(page, false);
    const { shifts } = await readProbe(page);
    const blockingUntil = (until: number) =>
      totalBlockingTime(load.longTasks, load.firstContentfulPaint, until);
    return {
      tbtMs: blockingUntil(load.readyAt ?? Infinity),
      tbtTotalMs: blockingUntil(Infinity),
      fcpMs: Math.round(load.firstContentfulPaint),
      lcpMs: Math.round(load.largestContentfulPaint),
      firstDemoMs:
        load.firstDemoAt !== null || demoId === null
          ? round(load.firstDemoAt)
          : await timeDemo(browser, `${url}#${demoId}`, expectsMark),
      cls: cumulativeLayoutShift(shifts),
    };
  } finally {
    await context.close();
  }
}

const round = (time: number | null) => (time === null ? null : Math.round(time));

async function openSlowly(page: Page, url: string, expectsMark: boolean): Promise<void> {
  await slowDown(page);
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
  await waitUntilQuiet(page, expectsMark);
  await waitForFirstDemo(page);
}

/** Time from the navigation until a demo runs, as for a reader who follows a link to it. */
async function timeDemo(
  browser: Browser,
  url: string,
  expectsMark: boolean,
): Promise<number | null> {
  const context = await browser.newContext({ ...slowPhone, serviceWorkers: 'block' });
  try {
    await installProbe(context);
    const page = await context.newPage();
    await openSlowly(page, url, expectsMark);
    return round((await readProbe(page)).firstDemoAt);
  } finally {
    await context.close();
  }
}

/** Loads a page on a slow phone several times; returns the median of each time and the worst layout shift. */
export async function measureSlowLoad(
  browser: Browser,
  url: string,
  { expectsMark, runs }: { expectsMark: boolean; runs: number },
): Promise<SlowLoadMeasurement> {
  const loads: SlowLoadMeasurement[] = [];
  for (let run = 0; run < runs; run += 1) {
    loads.push(await loadOnce(browser, url, expectsMark));
  }
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
