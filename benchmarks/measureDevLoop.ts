import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { rounded, type Table } from './formatTable.ts';
import { type LoopApp, type LoopEdit, ourApp, writePlainApp } from './LoopApp.ts';
import { findFreePort, startDevServer } from './startDevServer.ts';
import { median } from './webVitals.ts';
import { withSiteCopy } from './withSiteCopy.ts';

/** How long an author waits, in milliseconds. */
export interface LoopTimes {
  /** From the command to the heading of the first page. */
  firstPageMs: number;
  /** From the saved file to the new words in the page. */
  paragraphMs: number;
  demoMs: number;
}

/** The author's loop of our site, and of a plain app of Vite and React in the same run. */
export interface DevLoopMeasurement {
  ours: LoopTimes;
  plain: LoopTimes;
}

const run = promisify(execFile);
const rounds = 3;
/** Until the server has done what a new page makes it do, and an author has read what to change. */
const readingMs = 3_000;
const pollMs = 10;
/** A server with an empty cache takes minutes to answer. */
const longestWaitMs = 300_000;

/** Times `npm run dev` in a copy of the working tree, in turns with a plain app; medians, after a round that fills the caches. */
export async function measureDevLoop(root: string, browser: Browser): Promise<DevLoopMeasurement> {
  return withSiteCopy(root, async (folder) => {
    console.log('Filling the cache of a copy of the site …');
    await run('npm', ['run', 'check:content'], { cwd: folder, maxBuffer: 64e6 });
    // Beside the site, which watches its own folder.
    const plain = await writePlainApp(join(folder, '../plain'), join(folder, 'node_modules'));
    const apps = { ours: ourApp(folder), plain };
    const times: Record<keyof DevLoopMeasurement, LoopTimes[]> = { ours: [], plain: [] };
    for (let round = 0; round <= rounds; round += 1) {
      for (const name of ['ours', 'plain'] as const) {
        console.log(`Working on ${name === 'ours' ? 'the site' : 'a plain app'}, round ${round} …`);
        const measured = await measureRound(browser, apps[name], `edit ${round}`);
        if (round > 0) {
          times[name].push(measured);
        }
      }
    }
    return { ours: medianTimes(times.ours), plain: medianTimes(times.plain) };
  });
}

/** The median of each time. */
export function medianTimes(times: LoopTimes[]): LoopTimes {
  const medianOf = (key: keyof LoopTimes) => Math.round(median(times.map((each) => each[key])));
  return {
    firstPageMs: medianOf('firstPageMs'),
    paragraphMs: medianOf('paragraphMs'),
    demoMs: medianOf('demoMs'),
  };
}

/** What authors wait for, in the order of a session, with the metrics of its budgets. */
const waits = [
  ['First page', 'firstPageMs', 'devFirstPageMs', 'devFirstPageRatio'],
  ['Changed paragraph', 'paragraphMs', 'devParagraphMs', 'devParagraphRatio'],
  ['Changed demo', 'demoMs', 'devDemoMs', 'devDemoRatio'],
] as const;

/** The values with a budget: times, and how many times as long as in a plain app they are. */
export function readDevLoop({ ours, plain }: DevLoopMeasurement) {
  return waits.flatMap(([, key, time, ratio]) => [
    { metric: time, value: ours[key], where: 'npm run dev' },
    { metric: ratio, value: rounded(ours[key] / plain[key]), where: 'npm run dev' },
  ]);
}

/** How long authors wait. */
export function devLoopTable({ ours, plain }: DevLoopMeasurement): Table {
  return {
    title: 'Work on the site with npm run dev, medians in ms',
    header: ['Until the browser shows', 'Ours', 'Plain Vite app', 'Ratio'],
    rows: waits.map(([name, key]) => [
      name,
      ours[key],
      plain[key],
      rounded(ours[key] / plain[key]),
    ]),
  };
}

async function measureRound(browser: Browser, app: LoopApp, mark: string): Promise<LoopTimes> {
  const files = [app.paragraph.file, app.demo.file];
  const originals = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const port = await findFreePort();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const start = performance.now();
  const server = startDevServer(app.folder, port);
  try {
    await server.listening();
    await page.goto(server.origin + app.path, { waitUntil: 'commit', timeout: longestWaitMs });
    await untilShown(page, 'h1', app.heading);
    const firstPageMs = performance.now() - start;
    await untilRead(page, app);
    const paragraphMs = await timeEdit(page, app.paragraph, mark);
    await untilRead(page, app);
    const demoMs = await timeEdit(page, app.demo, mark);
    return { firstPageMs, paragraphMs, demoMs };
  } finally {
    await context.close();
    await server.stop();
    await Promise.all(files.map((file, index) => writeFile(file, originals[index] ?? '')));
  }
}

/** Changes a file and waits until the open page shows it, however it gets there. */
async function timeEdit(page: Page, edit: LoopEdit, mark: string): Promise<number> {
  const changed = edit.change(await readFile(edit.file, 'utf8'), mark);
  const start = performance.now();
  await writeFile(edit.file, changed);
  await untilShown(page, edit.selector, mark);
  return performance.now() - start;
}

/** Waits until the demo runs and the server rests. */
async function untilRead(page: Page, { demo }: LoopApp): Promise<void> {
  await untilShown(page, demo.selector, '');
  await pause(readingMs);
}

/** Asks more often than Playwright's own waiting does, and goes on asking when the page is loaded again. */
async function untilShown(page: Page, selector: string, text: string): Promise<void> {
  const deadline = performance.now() + longestWaitMs;
  const isShown = () =>
    page.evaluate(
      ([wanted, words]) =>
        // A document whose style sheets are on their way has elements, but shows nothing.
        performance.getEntriesByName('first-contentful-paint').length > 0 &&
        [...document.querySelectorAll(wanted)].some(
          (element) => element.textContent.includes(words) && element.checkVisibility(),
        ),
      [selector, text] as const,
    );
  // A page that is being replaced answers with an error.
  while (!(await isShown().catch(() => false))) {
    if (performance.now() > deadline) {
      throw new Error(`${page.url()} does not show "${text}" in ${selector}.`);
    }
    await pause(pollMs);
  }
}
