import type { Browser } from '@playwright/test';
import { relevanceCases } from '#tests/search/queries.data.ts';

/** Types every query of the relevance suite letter by letter into a worker of the search; milliseconds to each answer. */
export async function timeKeystrokes(
  browser: Browser,
  origin: string,
  worker: string,
): Promise<number[]> {
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
