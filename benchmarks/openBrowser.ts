import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { findBrowser } from '#scripts/setup/findBrowser.mjs';

/** Starts the same Chromium as the tests, with its own background network traffic switched off. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({
    // Without a system Chromium, Playwright looks for the one it downloaded.
    ...(executablePath === null ? {} : { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      // With DevTools attached, V8 parses a script a second time to find the line numbers of error stacks.
      // Collected during the first parse, they add no time that a reader's browser would not spend.
      '--js-flags=--no-enable-lazy-source-positions',
    ],
  });
}

/** Context options of a phone on a slow connection. */
export const slowPhone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
} as const;

const bytesPerKilobit = 1000 / 8;

/** Throttles a page: CPU four times slower, 1.6 Mbit/s, 150 ms round trip. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await setLine(session, { latency: 150, down: 1600, up: 750 });
}

/**
 * Has a page see a line of 100 Mbit/s. Without, the browser estimates the line from how fast the last responses came, and a
 * busy machine makes it a slow one, for which our site loads less.
 */
export async function pretendFastLine(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await setLine(session, { latency: 5, down: 100_000, up: 100_000 });
}

/** A round trip in milliseconds, and kilobits per second. */
interface Line {
  latency: number;
  down: number;
  up: number;
}

async function setLine(session: CDPSession, { latency, down, up }: Line): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: down * bytesPerKilobit,
    uploadThroughput: up * bytesPerKilobit,
  });
}

const maxScrollSteps = 400;
// Our demos start 150 ms after the last scroll event.
const scrollPauseMs = 250;

/** Scrolls to the end of a page in steps, slowly enough for its demos to go live. */
export async function scrollThrough(page: Page): Promise<void> {
  for (let step = 0; step < maxScrollSteps; step += 1) {
    const isAtEnd = await page.evaluate(() => {
      window.scrollBy({ top: window.innerHeight * 0.75, behavior: 'instant' });
      return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
    });
    await page.waitForTimeout(scrollPauseMs);
    if (isAtEnd) {
      return;
    }
  }
}
