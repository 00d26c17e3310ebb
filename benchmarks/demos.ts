import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { formatTable } from './formatTable.ts';
import { openBrowser } from './openBrowser.ts';
import { openSite } from './openSite.ts';
import { installProbe, readProbe, waitUntilQuiet } from './pageProbe.ts';
import { median, totalBlockingTime } from './webVitals.ts';

/**
 * `npm run bench:demos`: what a page full of demos costs a reader who scrolls through it on a slow machine, with demos
 * that start when they come near, and with all of them started at once; both in turns on the same build.
 */
const { values } = parseArgs({
  options: {
    page: { type: 'string', default: '/x/react-tree-view/rich-tree-view/items' },
    rounds: { type: 'string', default: '3' },
  },
});
/** Starting demos near the screen has to spare more than this share of the long tasks. */
const largestRatio = 0.5;

interface Visit {
  started: number;
  longTasks: number;
  blocked: number;
}

/** Makes everything near: what a page that starts all its demos does. */
function startEverything(): void {
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
      queueMicrotask(() => this.#callback([entry], this as unknown as IntersectionObserver));
    }
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  } as unknown as typeof IntersectionObserver;
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
    await page.waitForFunction(() => performance.getEntriesByName('docs:hydrated').length > 0);
    const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    // A reader in search of something, who flicks through the page.
    while (!(await page.evaluate(isAtEnd))) {
      await page.evaluate(() => scrollBy({ top: innerHeight / 2, behavior: 'instant' }));
      await page.waitForTimeout(120);
    }
    await waitUntilQuiet(page, false);
    const { longTasks, hydratedAt } = await readProbe(page);
    const since = longTasks.filter(({ startTime }) => startTime >= (hydratedAt ?? 0));
    return {
      started: await page.locator('[data-demo-live]').count(),
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

const middle = (kind: keyof typeof visits, figure: keyof Visit) =>
  median(visits[kind].map((each) => each[figure]));
const figures = ['started', 'longTasks', 'blocked'] as const;
console.log(
  formatTable(
    `${values.page} at a quarter of the processor, medians`,
    ['Demos start', 'Started', 'Long tasks', 'Blocked ms'],
    [
      ['near the screen', ...figures.map((figure) => middle('near', figure))],
      ['all at once', ...figures.map((figure) => middle('eager', figure))],
    ],
  ),
);
const ratio = middle('near', 'longTasks') / middle('eager', 'longTasks');
console.log(`Long tasks: ${ratio.toFixed(2)} of the eager page, at most ${largestRatio} wanted.`);
if (!(ratio < largestRatio)) {
  process.exitCode = 1;
}
