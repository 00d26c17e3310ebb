import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { readBudgets } from '#benchmarks/budgets.ts';
import type { Language } from '#model/Language.ts';
import { addTexts, openIndex, type SearchIndex } from '#model/search/openIndex.ts';
import type { PackedIndex } from '#model/search/PackedIndex.ts';
import { searchIndexes } from '#model/search/searchIndexes.ts';
import { contentConfig } from '#pipeline/contentConfig.ts';
import { openDocs } from '#pipeline/openDocs.ts';
import { packSearch } from '#pipeline/search/packSearch.ts';
import { relevanceCases } from './queries.data.ts';

const root = process.cwd();
const indexes = new Map<Language, SearchIndex[]>();
const sizes = new Map<Language, { first: number; total: number }>();

// Compiling every page anew takes its time; from the cache it is a matter of seconds.
beforeAll(async () => {
  const docs = openDocs(contentConfig(root, { watching: false }));
  for (const language of ['en', 'zh'] as const) {
    const packed = await packSearch(docs, language);
    sizes.set(language, sizesOf(packed));
    indexes.set(
      language,
      packed.map(({ names, texts }) => {
        const index = openIndex(names);
        addTexts(index, texts);
        return index;
      }),
    );
  }
}, 300_000);

it.each<Language>(['en', 'zh'])('the index of %s keeps to its budget', async (language) => {
  const { searchFirst, searchTotal } = await readBudgets();
  expect(sizes.get(language)?.first).toBeLessThanOrEqual(searchFirst.max);
  expect(sizes.get(language)?.total).toBeLessThanOrEqual(searchTotal.max);
});

it('asks for enough', () => {
  expect(relevanceCases.length).toBeGreaterThanOrEqual(80);
});

describe.each(relevanceCases)(
  '$query ($product)',
  ({ query, wanted, product = null, language = 'en' as Language }) => {
    it(`finds ${[wanted].flat().join(' or ')}`, () => {
      const found = searchIndexes(indexes.get(language)!, query, { product })
        .slice(0, 3)
        .map(({ target }) => (target.kind === 'link' ? target.href : target.command));
      expect(
        found.some((each) => [wanted].flat().includes(each)),
        found.join('\n'),
      ).toBe(true);
    });
  },
);

/** Kilobytes that the first results wait for in the largest product, and of the whole index. */
function sizesOf(packed: readonly PackedIndex[]): { first: number; total: number } {
  const kilobytes = (value: unknown) => gzipSync(JSON.stringify(value), { level: 9 }).length / 1000;
  const names = packed.map((each) => kilobytes(each.names));
  const texts = packed.map((each) => kilobytes(each.texts));
  const [library = 0, ...products] = names;
  return {
    first: library + Math.max(...products),
    total: [...names, ...texts].reduce((sum, each) => sum + each, 0),
  };
}
