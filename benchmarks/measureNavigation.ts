import type { Browser, ElementHandle, Page } from '@playwright/test';
import { waitUntilQuiet } from './pageProbe.ts';
import { slowDown } from './slowDown.ts';
import { type PageChange, watchPageChange } from './watchPageChange.ts';
import { median } from './webVitals.ts';

/** A page change to time. */
export interface NavigationOptions {
  origin: string;
  from: string;
  /** Null takes the first link of the text. */
  to: string | null;
  /** Whether the site says when it is hydrated. */
  expectsMark: boolean;
  isSlow: boolean;
  runs: number;
}

// About what a hand takes between reaching a link and pressing; a prefetch may use it.
const hoverMs = 100;

/** The first visible link to the wanted page, or, of the text, to any other page of the site. */
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
    throw new Error(`it shows no link to ${to ?? 'another page'}`);
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

/** Times a page change from the click to the painted heading of the next page; null where it cannot be timed. */
export async function measureNavigation(
  browser: Browser,
  options: NavigationOptions,
): Promise<PageChange | null> {
  try {
    const changes: PageChange[] = [];
    for (let run = 0; run < options.runs; run += 1) {
      changes.push(await navigateOnce(browser, options));
    }
    return {
      ms: Math.round(median(changes.map(({ ms }) => ms))),
      kind: changes.some(({ kind }) => kind === 'document') ? 'document' : 'in place',
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    console.error(`The page change from ${options.from} was not timed: ${reason}.`);
    return null;
  }
}
