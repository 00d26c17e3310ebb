import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { packIndex } from '#search/packIndex.ts';
import type { SearchRecord } from '#search/SearchRecord.ts';
import { seededRandom } from './seededRandom.ts';
import { smallSite } from './smallSite.ts';

const products = ['data-grid', 'date-pickers', 'charts', 'tree-view'];
const pagesEach = 140;
const rowsEach = 1000;

/** Writes a built site whose search index is as large as the real one; returns its folder. */
export async function largeDocs(): Promise<string> {
  const clientDir = await smallSite();
  const random = seededRandom(22);
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const word = () =>
    Array.from({ length: 4 + random.below(7) }, () => random.pick(letters)).join('');
  const vocabulary = Array.from({ length: 4000 }, word);
  const text = (length: number) => Array.from({ length }, () => random.pick(vocabulary)).join(' ');
  const name = () => text(3).replace(/ (.)/g, (_, letter: string) => letter.toUpperCase());

  for (const product of products) {
    const paths = Array.from(
      { length: pagesEach },
      (_, page) => `/x/react-${product}/page-${page}`,
    );
    const records: SearchRecord[] = [
      ...paths.map((pagePath): SearchRecord => ({
        kind: 'page',
        role: 'guide',
        path: pagePath,
        title: text(2),
        trail: [product],
        plan: null,
        text: text(150),
        keywords: [],
        featured: false,
        state: 'written',
      })),
      ...Array.from({ length: rowsEach }, (): SearchRecord => ({
        kind: 'row',
        row: 'prop',
        title: name(),
        places: [{ path: random.pick(paths), id: name() }],
        type: 'string',
        deprecated: false,
        plan: null,
        text: text(20),
      })),
    ];
    const index = packIndex({ product, productName: product, records, synonyms: [] });
    for (const language of ['en', 'zh']) {
      const folder = path.join(clientDir, 'search-index', language);
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, `${product}.names.json`), JSON.stringify(index.names));
      await writeFile(path.join(folder, `${product}.texts.json`), JSON.stringify(index.texts));
    }
  }
  return clientDir;
}
