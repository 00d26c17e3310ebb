import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { formatTable } from './formatTable.ts';
import { openBrowser } from './openBrowser.ts';
import { openSite } from './openSite.ts';
import { installProbe, readProbe, waitUntilQuiet } from './pageProbe.ts';
import { median, type Span, tasksDuring, totalBlockingTime } from './webVitals.ts';

/**
 * `npm run bench:demos`: cost of scrolling through a page of demos on a slow machine, with demos that start near the
 * viewport when scrolling pauses, and with all of them started at once, alternating on the same build.
 */
const { values } = parseArgs({
  options: {
    page: { type: 'string', default: '/x/react-tree-view/rich-tree-view/items' },
    rounds: { type: 'string', default: '3' },
  },
});
/** Upper limit of our long tasks while scrolling, as a share of those of a page that starts all demos at once. */
const maxRatio = 0.5;

interface Visit {
  started: number;
  whileScrolling: number;
  longTasks: number;
  blocked: number;
}

/** Patches the page so that every demo counts as visible and starts at once. */
function startEverything(): void {
  const listen = window.addEventListener.bind(window) as (...args: unknown[]) => void;
  window.addEventListener = (...args: unknown[]) => {
    if (args[0] !== 'scroll') {
      listen(...args);
    }
  };
  window.IntersectionObserver = class {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    readonly #callback: IntersectionObserverCallback;
    constructor(callback: IntersectionObserverCallback) {
      this.#callback = callback;
    }
    observe(target: Element) {
      const entry = { isIntersecting: true, target } as unknown as IntersectionObserverEntry;
      queueMicrotask(() => this.#callback([entry], this));
    }
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  };
}

/** Scrolls about a screen with the wheel, pauses, and goes on to the end of the page; returns when it was scrolling. */
async function scrollThrough(page: Page): Promise<Span[]> {
  const now = () => page.evaluate(() => performance.now());
  const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  const bursts: Span[] = [];
  await page.mouse.move(640, 360);
  while (!(await page.evaluate(isAtEnd))) {
    const from = await now();
    for (let turn = 0; turn < 7; turn += 1) {
      await page.mouse.wheel(0, 100);
      await page.waitForTimeout(40);
    }
    bursts.push({ from, to: await now() });
    await page.waitForTimeout(500);
  }
  return bursts;
}

async function visit(browser: Browser, url: string, isEager: boolean): Promise<Visit> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    await installProbe(context);
    if (isEager) {
      await context.addInitScript(startEverything);
    }
    const page = await context.newPage();
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(() => performance.getEntriesByName('docs:ready').length > 0);
    const bursts = await scrollThrough(page);
    await waitUntilQuiet(page, false);
    const { longTasks, readyAt } = await readProbe(page);
    const since = longTasks.filter(({ startTime }) => startTime >= (readyAt ?? 0));
    return {
      started: await page.locator('[data-demo-live]').count(),
      whileScrolling: tasksDuring(since, bursts).length,
      longTasks: since.length,
      blocked: totalBlockingTime(since, 0, Infinity),
    };
  } finally {
    await context.close();
  }
}

const site = await openSite({ name: 'ours', location: 'build/client', isOurs: true, pages: [] });
const browser = await openBrowser();
const visits: Record<'near' | 'eager', Visit[]> = { near: [], eager: [] };
try {
  for (let round = 0; round < Number(values.rounds); round += 1) {
    visits.near.push(await visit(browser, site.origin + values.page, false));
    visits.eager.push(await visit(browser, site.origin + values.page, true));
  }
} finally {
  await browser.close();
  await site.close();
}

const medianOf = (kind: keyof typeof visits, figure: keyof Visit) =>
  median(visits[kind].map((each) => each[figure]));
const figures = ['started', 'whileScrolling', 'longTasks', 'blocked'] as const;
console.log(
  formatTable(
    `${values.page} with the CPU slowed down four times, medians`,
    ['Demos start', 'Started', 'Long tasks while scrolling', 'in all', 'Blocked ms'],
    [
      ['near the viewport, after scrolling', ...figures.map((figure) => medianOf('near', figure))],
      ['all at once', ...figures.map((figure) => medianOf('eager', figure))],
    ],
  ),
);
const ratio = medianOf('near', 'whileScrolling') / medianOf('eager', 'whileScrolling');
console.log(
  `Long tasks while scrolling: ${ratio.toFixed(2)} of the eager page, must be less than ${maxRatio}.`,
);
if (!(ratio < maxRatio)) {
  process.exitCode = 1;
}
