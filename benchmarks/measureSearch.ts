import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { glob } from 'tinyglobby';
import { relevanceCases } from '#tests/search/queries.data.ts';
import { untilHydrated } from '#tests/setup/openPage.ts';
import { searchOptions } from '#tests/setup/search.ts';

/** Gzipped kilobytes of the index of one language. */
export interface SearchBytes {
  language: string;
  /** The largest product's names and the library's: what the first results wait for. */
  firstKB: number;
  totalKB: number;
}

/** Milliseconds a reader waits, on a processor a quarter as fast. */
export interface SearchTimes {
  keystrokes: number;
  p50: number;
  p95: number;
  /** From the shortcut to the field having the cursor. */
  firstOpen: number;
  /** From the first letter to the first result, the index not yet loaded. */
  firstResult: number;
}

const slowdown = 4;

/** Weighs the index files of a built site. */
export async function weighSearch(clientDir: string): Promise<SearchBytes[]> {
  const files = await glob('search-index/*/*.json', { cwd: clientDir });
  const sizes = await Promise.all(
    files.map(async (file) => ({
      language: file.split('/')[1] ?? '',
      name: file.split('/')[2] ?? '',
      size: gzipSync(await readFile(join(clientDir, file)), { level: 9 }).length / 1000,
    })),
  );
  return [...new Set(sizes.map(({ language }) => language))].sort().map((language) => {
    const own = sizes.filter((each) => each.language === language);
    const names = own.filter(({ name }) => name.endsWith('.names.json'));
    const library = names.find(({ name }) => name.startsWith('library.'))?.size ?? 0;
    const products = names.filter(({ name }) => !name.startsWith('library.'));
    return {
      language,
      firstKB: library + Math.max(0, ...products.map(({ size }) => size)),
      totalKB: own.reduce((sum, { size }) => sum + size, 0),
    };
  });
}

/** Types every query of the relevance suite letter by letter into the worker, and opens the dialog of a fresh page. */
export async function timeSearch(
  browser: Browser,
  origin: string,
  clientDir: string,
): Promise<SearchTimes> {
  const [worker] = await glob('assets/searchWorker-*.js', { cwd: clientDir });
  if (!worker) {
    throw new Error(`There is no search worker in ${clientDir}.`);
  }
  const times = (await timeKeystrokes(browser, origin, `/${worker}`)).sort((a, b) => a - b);
  // The processor of a worker cannot be slowed down by the browser, so its times are multiplied.
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0) * slowdown;
  return {
    keystrokes: times.length,
    p50: at(0.5),
    p95: at(0.95),
    ...(await timeFirstOpen(browser, origin)),
  };
}

async function timeKeystrokes(browser: Browser, origin: string, worker: string): Promise<number[]> {
  const page = await browser.newPage();
  // The loader of these files names functions through a helper, which the page lacks.
  await page.addInitScript({ content: 'globalThis.__name = (target) => target' });
  await page.goto(`${origin}/x/introduction`);
  const queries = relevanceCases.filter(({ language }) => !language).map(({ query }) => query);
  const times = await page.evaluate(
    async ({ worker, queries }) => {
      const search = new Worker(worker, { type: 'module' });
      const ask = (query: string) =>
        new Promise<boolean>((resolve) => {
          search.addEventListener('message', function onAnswer({ data }) {
            if (data.query === query) {
              search.removeEventListener('message', onAnswer);
              resolve(data.isComplete);
            }
          });
          search.postMessage({ kind: 'query', query, product: null }, []);
        });
      const scopes = ['data-grid', 'date-pickers', 'charts', 'tree-view', null];
      const [names = [], texts = []] = await Promise.all(
        ['names', 'texts'].map((part) =>
          Promise.all(
            scopes.map(async (scope) => {
              const file = await fetch(`/search-index/en/${scope ?? 'library'}.${part}.json`);
              return { scope, json: await file.text() };
            }),
          ),
        ),
      );
      search.postMessage({ kind: 'add', names, texts, isComplete: true }, []);
      await ask('warm up');
      const taken: number[] = [];
      for (const query of queries) {
        for (let length = 1; length <= query.length; length += 1) {
          const start = performance.now();
          await ask(query.slice(0, length));
          taken.push(performance.now() - start);
        }
      }
      return taken;
    },
    { worker, queries },
  );
  await page.close();
  return times;
}

async function timeFirstOpen(browser: Browser, origin: string) {
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
  return { firstOpen: opened - before, firstResult: found - opened };
}
