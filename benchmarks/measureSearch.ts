import { readFile } from 'node:fs/promises';
import { products } from '#content/sections.ts';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { glob } from 'tinyglobby';
import { relevanceCases } from '#tests/search/queries.data.ts';
import { untilReady } from '#tests/setup/openPage.ts';
import { searchOptions } from '#tests/setup/search.ts';

/** Gzipped kilobytes of the index of one language. */
export interface SearchWeight {
  language: string;
  /** The names of the largest product and of the library, which the first results need. */
  firstKB: number;
  totalKB: number;
}

/** Size of the search index, and how long a reader waits for results with the CPU slowed down four times. */
export interface SearchMeasurement {
  weights: SearchWeight[];
  /** From each keystroke to its results, shortest first. */
  keystrokes: number[];
  /** From the shortcut to the focused field. */
  openMs: number;
  /** From the first keystroke to the first result, before the index is loaded. */
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
    // Browsers cannot throttle the CPU of a worker, so its times are multiplied.
    keystrokes: times.map((time) => time * slowdown).sort((a, b) => a - b),
    ...(await timeFirstUse(browser, origin)),
  };
}

async function timeFirstUse(browser: Browser, origin: string) {
  const page = await browser.newPage();
  await page.goto(`${origin}/x/react-tree-view/rich-tree-view/items`);
  await untilReady(page);
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

/** Types every query of the relevance suite into a search worker, one character at a time; milliseconds to each response. */
async function timeKeystrokes(browser: Browser, origin: string, worker: string): Promise<number[]> {
  const page = await browser.newPage();
  // tsx compiles named functions into calls of a helper, which the page lacks.
  await page.addInitScript({ content: 'globalThis.__name = (target) => target' });
  await page.goto(`${origin}/x/introduction`);
  const queries = relevanceCases.filter(({ language }) => !language).map(({ query }) => query);
  const times = await page.evaluate(
    async ({ worker, queries, scopes }) => {
      const search = new Worker(worker, { type: 'module' });
      const ask = (query: string) =>
        new Promise<boolean>((resolve) => {
          search.addEventListener('message', function onResponse({ data }) {
            if (data.query === query) {
              search.removeEventListener('message', onResponse);
              resolve(data.isComplete);
            }
          });
          search.postMessage({ kind: 'query', query, product: null }, []);
        });
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
    { worker, queries, scopes: [...products.map(({ folder }) => folder), null] },
  );
  await page.close();
  return times;
}

/** Weighs the index files of a built site that a search in the browser loads; the others are for tools. */
async function weighSearch(clientDir: string): Promise<SearchWeight[]> {
  const files = await glob('search-index/*/{*.names,*.texts,start}.json', { cwd: clientDir });
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
