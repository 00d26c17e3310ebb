import type { Browser, ElementHandle, Page } from '@playwright/test';
import { inTurns } from './inTurns.ts';
import { waitUntilQuiet } from './pageProbe.ts';
import { slowDown } from './openBrowser.ts';
import { median } from './webVitals.ts';

/** A page change as the reader perceives it. */
export interface PageChange {
  /** From the click to the painted heading of the next page. */
  ms: number;
  /** Whether a client navigation replaced the page or the browser loaded another document. */
  kind: 'in place' | 'document';
}

declare global {
  interface Window {
    benchPageChange?: PageChange;
  }
}

/**
 * Runs in every document: stores the time of the first click across documents, and reports when the heading of another
 * page was painted.
 */
function watchPageChange(): void {
  // Frames with an opaque origin have no session storage.
  if (window !== window.top || !location.protocol.startsWith('http')) {
    return;
  }
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const click = {
        at: performance.timeOrigin + timeStamp,
        document: performance.timeOrigin,
        path: location.pathname,
        heading: document.querySelector('h1')?.textContent ?? null,
      };
      sessionStorage.setItem('bench:click', JSON.stringify(click));
    },
    { capture: true, once: true },
  );
  // Told before the frame that shows the heading, unlike a timer, which may come after it and wait for the next one.
  const observer = new MutationObserver(() => {
    const click = JSON.parse(sessionStorage.getItem('bench:click') ?? 'null');
    const heading = document.querySelector('h1')?.textContent ?? null;
    if (!click || heading === null) {
      return;
    }
    if (location.pathname === click.path || heading === click.heading) {
      return;
    }
    observer.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        window.benchPageChange = {
          ms: performance.timeOrigin + performance.now() - click.at,
          kind: performance.timeOrigin === click.document ? 'in place' : 'document',
        };
      }),
    );
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });
}

/** A page change to time. */
export interface NavigationOptions {
  origin: string;
  from: string;
  /** Null follows the first link in the content. */
  to: string | null;
  /** Whether the site sets a performance mark when its scripts run. */
  expectsMark: boolean;
  isSlow: boolean;
}

// Roughly the time between reaching a link and pressing it, which a prefetch may use.
const hoverMs = 100;
// Asking the page for its result takes 15 ms of its time, so it is not asked while it is measured.
const restMs = 1000;

/** The first visible link to the given page or, without one, the first link in the content to another page of the site. */
async function findLink(page: Page, to: string | null): Promise<ElementHandle> {
  const handle = await page.evaluateHandle((wanted) => {
    const links = document.querySelectorAll<HTMLAnchorElement>(
      wanted === null ? ':is(main, article, [role=main]) a[href]' : 'a[href]',
    );
    return [...links].find(
      (link) =>
        link.origin === location.origin &&
        link.target === '' &&
        link.hash === '' &&
        (wanted === null
          ? link.pathname.replace(/\/$/, '') !== location.pathname.replace(/\/$/, '')
          : link.pathname.replace(/\/$/, '') === wanted.replace(/\/$/, '')) &&
        link.checkVisibility(),
    );
  }, to);
  const link = handle.asElement();
  if (link === null) {
    throw new Error(`it has no visible link to ${to ?? 'another page'}`);
  }
  return link;
}

async function navigateOnce(browser: Browser, options: NavigationOptions): Promise<PageChange> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  try {
    await context.addInitScript(watchPageChange);
    const page = await context.newPage();
    if (options.isSlow) {
      await slowDown(page);
    }
    await page.goto(options.origin + options.from, { waitUntil: 'load', timeout: 120_000 });
    await waitUntilQuiet(page, options.expectsMark);
    const link = await findLink(page, options.to);
    await link.hover();
    await page.waitForTimeout(hoverMs);
    await link.click({ noWaitAfter: true });
    await page.waitForTimeout(restMs);
    const change = await page.waitForFunction(() => window.benchPageChange, undefined, {
      timeout: 30_000,
      polling: 100,
    });
    const measured = await change.jsonValue();
    if (measured === undefined) {
      throw new Error('the page did not change');
    }
    return measured;
  } finally {
    await context.close();
  }
}

async function tryToNavigate(
  browser: Browser,
  options: NavigationOptions,
): Promise<PageChange | null> {
  try {
    return await navigateOnce(browser, options);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    console.error(`The page change from ${options.from} was not timed: ${reason}.`);
    return null;
  }
}

function summarize(changes: (PageChange | null)[]): PageChange | null {
  const timed = changes.filter((change) => change !== null);
  return timed.length < changes.length
    ? null
    : {
        ms: Math.round(median(timed.map(({ ms }) => ms))),
        kind: timed.some(({ kind }) => kind === 'document') ? 'document' : 'in place',
      };
}

/**
 * Times page changes from the click to the painted heading of the next page, several times and in turns; null for one
 * that cannot be timed.
 */
export async function measureNavigations(
  browser: Browser,
  changes: NavigationOptions[],
  runs: number,
): Promise<(PageChange | null)[]> {
  const results = await inTurns(
    runs,
    changes.map((change) => () => tryToNavigate(browser, change)),
  );
  return results.map(summarize);
}
