import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '#scripts/setup/findBrowser.mjs';

/** Starts the Chromium that the tests use too, without anything that talks to the network by itself. */
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
      // A browser that is watched keeps the stack of each error, and for the lines in it reads a script a second time.
      // Read along with the first time, they cost nothing that a reader's browser does not spend.
      '--js-flags=--no-enable-lazy-source-positions',
    ],
  });
}
