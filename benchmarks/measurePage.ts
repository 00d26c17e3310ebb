import { setTimeout } from 'node:timers/promises';
import type { Browser, Page, Response } from '@playwright/test';
import type { DemoFiles } from '#model/DemoFiles.ts';
import { missingLicense } from '#tests/setup/quietPage.ts';
import { installProbe, readProbe, waitForFirstDemo, waitUntilQuiet } from './pageProbe.ts';
import { pretendFastLine, scrollThrough } from './openBrowser.ts';
import { cumulativeLayoutShift } from './webVitals.ts';
import { weighResponses, type WeighedResponse, type Weight } from './weighResponses.ts';

/** Cost of opening a page and scrolling through it. */
export interface PageMeasurement extends Weight {
  status: number;
  /** Whether scripts were counted until the site's own mark, or until the network was idle. */
  countedUntil: 'ready' | 'idle';
  /** All requests before any scrolling, the demos that start by themselves included. */
  requestsBeforeScroll: number;
  cls: number;
  /** Console messages and uncaught errors. */
  messages: string[];
}

async function readResponse(response: Response): Promise<WeighedResponse> {
  const body = await response.body().catch(async () => {
    // The browser drops the bodies of unused preloads, so they are fetched again.
    const again = await fetch(response.url());
    return new Uint8Array(await again.arrayBuffer());
  });
  return { url: response.url(), contentType: response.headers()['content-type'] ?? '', body };
}

/** Addresses of the files that demos of a page need: it may ask for them ahead, but runs them after its mark. */
async function demoCode(page: Page): Promise<string[]> {
  const lists = await page.locator('script[data-demo-files]').allTextContents();
  return lists.flatMap((text) => {
    const { base, files } = JSON.parse(text) as DemoFiles;
    return files.map((file) => new URL(base + file, page.url()).href);
  });
}

const stillMs = 1000;
const longestWaitMs = 15_000;

/** Waits until a page asks for nothing new; Playwright's idle network is that of the load, demos come later. */
async function waitUntilStill(requested: Set<string>): Promise<void> {
  const end = performance.now() + longestWaitMs;
  let known = -1;
  while (known < requested.size && performance.now() < end) {
    known = requested.size;
    await setTimeout(stillMs);
  }
}

/** Opens a page with an empty cache, weighs it, scrolls to its end, and collects shifts and messages. */
export async function measurePage(
  browser: Browser,
  url: string,
  expectsMark: boolean,
): Promise<PageMeasurement> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  try {
    await installProbe(context);
    const page = await context.newPage();
    const messages: string[] = [];
    const responses: Response[] = [];
    page.on('console', (message) => {
      const said = `${message.type()}: ${message.text()}`;
      // The library's own notice, which a site without a license key cannot avoid.
      if (!missingLicense.test(`console ${said} (${message.location().url})`)) {
        messages.push(said);
      }
    });
    page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
    page.on('response', (response) => responses.push(response));
    const requested = new Set<string>();
    page.on('request', (request) => requested.add(request.url()));

    await pretendFastLine(page);
    const document = await page.goto(url, { waitUntil: 'load' });
    await waitUntilQuiet(page, expectsMark);
    const beforeScrolling = await readProbe(page);
    const loadedAt = await page.evaluate(() => performance.now());
    const demoFiles = await demoCode(page);
    const early = new Set(requested);
    await waitForFirstDemo(page);
    await waitUntilStill(requested);
    const requestsBeforeScroll = requested.size;
    await scrollThrough(page);
    await waitUntilStill(requested);
    const { shifts, requestedAt } = await readProbe(page);

    const answered = responses.filter((response) => response.status() < 300);
    const until = beforeScrolling.readyAt ?? loadedAt;
    // Frames that scrolling started have a timeline of their own.
    const later = [...requested].filter((each) => !early.has(each)).map((each) => [each, Infinity]);
    const ahead = demoFiles.map((file) => [file, Infinity]);
    const times = {
      ...Object.fromEntries(later),
      ...requestedAt,
      ...Object.fromEntries(ahead),
    };
    return {
      ...weighResponses(await Promise.all(answered.map(readResponse)), times, until),
      status: document?.status() ?? 0,
      requestsBeforeScroll,
      countedUntil: beforeScrolling.readyAt === null ? 'idle' : 'ready',
      cls: cumulativeLayoutShift(shifts),
      messages,
    };
  } finally {
    await context.close();
  }
}
