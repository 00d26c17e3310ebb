import type { Browser, Response } from '@playwright/test';
import { installProbe, readProbe, waitUntilQuiet } from './pageProbe.ts';
import { scrollThrough } from './scrollThrough.ts';
import { cumulativeLayoutShift } from './webVitals.ts';
import { weighResponses, type WeighedResponse, type Weight } from './weighResponses.ts';

/** What opening a page and scrolling through it costs. */
export interface PageMeasurement extends Weight {
  status: number;
  /** Whether scripts were counted until the site's own mark, or until the network was idle. */
  countedUntil: 'hydrated' | 'idle';
  cls: number;
  /** Console messages and uncaught errors. */
  messages: string[];
}

async function readResponse(response: Response): Promise<WeighedResponse> {
  const body = await response.body().catch(async () => {
    // The browser drops bodies of preloads it did not use; the same bytes come from the server.
    const again = await fetch(response.url());
    return new Uint8Array(await again.arrayBuffer());
  });
  return { url: response.url(), contentType: response.headers()['content-type'] ?? '', body };
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
    page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
    page.on('response', (response) => responses.push(response));

    const document = await page.goto(url, { waitUntil: 'load' });
    await waitUntilQuiet(page, expectsMark);
    const beforeScrolling = await readProbe(page);
    const loadedAt = await page.evaluate(() => performance.now());
    await scrollThrough(page);
    await waitUntilQuiet(page, false);
    const { shifts, requestedAt } = await readProbe(page);

    const answered = responses.filter((response) => response.status() < 300);
    const until = beforeScrolling.hydratedAt ?? loadedAt;
    return {
      ...weighResponses(await Promise.all(answered.map(readResponse)), requestedAt, until),
      status: document?.status() ?? 0,
      countedUntil: beforeScrolling.hydratedAt === null ? 'idle' : 'hydrated',
      cls: cumulativeLayoutShift(shifts),
      messages,
    };
  } finally {
    await context.close();
  }
}
