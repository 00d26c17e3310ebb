import type { Browser } from '@playwright/test';
import { glob } from 'tinyglobby';
import { untilHydrated } from '#tests/setup/openPage.ts';
import { searchOptions } from '#tests/setup/search.ts';
import { timeKeystrokes } from './timeKeystrokes.ts';
import { type SearchWeight, weighSearch } from './weighSearch.ts';

/** What the search weighs, and how long a reader waits for it on a processor a quarter as fast. */
export interface SearchMeasurement {
  weights: SearchWeight[];
  /** From each letter to its answer, shortest first. */
  keystrokes: number[];
  /** From the shortcut to the field having the cursor. */
  openMs: number;
  /** From the first letter to the first result, the index not yet loaded. */
  resultMs: number;
}

const slowdown = 4;

/** Weighs the index of a built site, types into its worker, and opens the dialog of a fresh page. */
export async function measureSearch(
  browser: Browser,
  origin: string,
  clientDir: string,
): Promise<SearchMeasurement> {
  const [worker] = await glob('assets/searchWorker-*.js', { cwd: clientDir });
  if (!worker) {
    throw new Error(`There is no search worker in ${clientDir}.`);
  }
  const times = await timeKeystrokes(browser, origin, `/${worker}`);
  return {
    weights: await weighSearch(clientDir),
    // The processor of a worker cannot be slowed down by the browser, so its times are multiplied.
    keystrokes: times.map((time) => time * slowdown).sort((a, b) => a - b),
    ...(await timeFirstUse(browser, origin)),
  };
}

async function timeFirstUse(browser: Browser, origin: string) {
  const page = await browser.newPage();
  await page.goto(`${origin}/x/react-tree-view/rich-tree-view/items`);
  await untilHydrated(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const before = performance.now();
  await page.keyboard.press('/');
  await page.waitForFunction(() => document.activeElement?.matches('dialog [role=combobox]'));
  const opened = performance.now();
  await page.keyboard.insertText('s');
  await searchOptions(page).locator('mark').first().waitFor();
  const found = performance.now();
  await page.close();
  return { openMs: opened - before, resultMs: found - opened };
}
