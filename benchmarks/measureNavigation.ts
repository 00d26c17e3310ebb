import type { Browser } from '@playwright/test';
import { waitUntilQuiet } from './pageProbe.ts';
import { slowDown } from './slowDown.ts';
import { median } from './webVitals.ts';

/** A page change to time. */
export interface NavigationOptions {
  origin: string;
  from: string;
  /** Null takes the first link of the text. */
  to: string | null;
  isSlow: boolean;
  runs: number;
}

declare global {
  interface Window {
    docsPageChange: Promise<number>;
  }
}

// About what a hand takes between reaching a link and pressing; a prefetch may use it.
const hoverMs = 100;

function linkSelector(from: string, to: string | null): string {
  if (to !== null) {
    return `a[href="${to}"]:visible`;
  }
  return `main a[href^="/"]:not([href*="#"]):not([target]):not([href="${from}"]):visible`;
}

async function navigateOnce(browser: Browser, options: NavigationOptions): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    if (options.isSlow) {
      await slowDown(page);
    }
    await page.goto(options.origin + options.from, { waitUntil: 'load', timeout: 120_000 });
    await waitUntilQuiet(page, true);
    const link = page.locator(linkSelector(options.from, options.to)).first();
    if ((await link.count()) === 0) {
      throw new Error(`${options.from} shows no link to ${options.to ?? 'another page'}`);
    }

    await page.evaluate(() => {
      const heading = document.querySelector('h1')?.textContent;
      const path = location.pathname;
      window.docsPageChange = new Promise((resolve) => {
        addEventListener(
          'click',
          (event) => {
            const timer = setInterval(() => {
              if (location.pathname === path) {
                return;
              }
              if (document.querySelector('h1')?.textContent === heading) {
                return;
              }
              clearInterval(timer);
              requestAnimationFrame(() =>
                setTimeout(() => resolve(performance.now() - event.timeStamp)),
              );
            }, 2);
          },
          { capture: true, once: true },
        );
      });
    });
    await link.hover();
    await page.waitForTimeout(hoverMs);
    await link.click({ noWaitAfter: true });
    const giveUp = new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('the page did not change within 30 s')), 30_000).unref();
    });
    const time = await Promise.race([page.evaluate(() => window.docsPageChange), giveUp]);
    // On a page that was loaded anew nobody set the timer.
    if (typeof time !== 'number') {
      throw new Error('the link reloads the whole page');
    }
    return time;
  } finally {
    await context.close();
  }
}

/** Times a page change from the click to the painted heading of the next page, in milliseconds. */
export async function measureNavigation(
  browser: Browser,
  options: NavigationOptions,
): Promise<number | null> {
  try {
    const times: number[] = [];
    for (let run = 0; run < options.runs; run += 1) {
      times.push(await navigateOnce(browser, options));
    }
    return Math.round(median(times));
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    console.error(`The page change was not timed: ${reason}.`);
    return null;
  }
}
