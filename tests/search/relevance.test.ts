import { beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '#model/Language.ts';
import { addTexts, openIndex, type SearchIndex } from '#model/search/openIndex.ts';
import { searchIndexes } from '#model/search/searchIndexes.ts';
import { contentConfig } from '#pipeline/contentConfig.ts';
import { openDocs } from '#pipeline/openDocs.ts';
import { packSearch } from '#pipeline/search/packSearch.ts';
import { relevanceCases } from './queries.data.ts';

const root = process.cwd();
const indexes = new Map<Language, SearchIndex[]>();

// Compiling every page anew takes its time; from the cache it is a matter of seconds.
beforeAll(async () => {
  const docs = openDocs(contentConfig(root, { watching: false }));
  for (const language of ['en', 'zh'] as const) {
    const packed = await packSearch(docs, language);
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

it('asks for enough', () => {
  expect(relevanceCases.length).toBeGreaterThanOrEqual(80);
});

describe.each(relevanceCases)(
  '$query ($product)',
  ({ query, wanted, product = null, language = 'en' }) => {
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
