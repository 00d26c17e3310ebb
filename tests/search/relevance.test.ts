import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '#model/Language.ts';
import { addTexts, openIndex } from '#search/openIndex.ts';
import type { SearchIndex } from '#search/SearchIndex.ts';
import type { PackedIndex } from '#search/PackedIndex.ts';
import { searchIndexes } from '#search/searchIndexes.ts';
import { contentConfig } from '#pipeline/contentConfig.ts';
import { openDocs } from '#pipeline/openDocs.ts';
import { collectRecords } from '#pipeline/search/collectRecords.ts';
import { packScopes } from '#pipeline/search/searchFiles.ts';
import { readRelevanceRecord } from '#quality/records.ts';
import type { SearchRecord } from '#search/SearchRecord.ts';
import { testEnv } from '#tests/setup/testEnv.ts';
import { type GradedQuery, gradeAnswers, meanGrade } from './GradedQuery.ts';
import { relevanceCases } from './queries.data.ts';
import { type AnsweredQuery, relevanceOf, relevanceRecord } from './relevanceFigures.ts';
import { reportedQueries } from './reportedQueries.data.ts';
import { tunedQueries } from './tunedQueries.data.ts';

const root = process.cwd();
const indexes = new Map<Language, SearchIndex[]>();
const records = new Map<Language, SearchRecord[]>();
const sizes = new Map<Language, { first: number; total: number }>();

// Compiling every page anew takes its time; from the cache it is a matter of seconds.
beforeAll(async () => {
  const docs = openDocs(contentConfig(root, { watching: false }));
  for (const language of ['en', 'zh'] as const) {
    const scopes = await collectRecords(docs, language);
    records.set(
      language,
      scopes.flatMap((scope) => scope.records),
    );
    const packed = packScopes(docs, language, scopes);
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

it.each<Language>(['en', 'zh'])('the index of %s keeps to its budget', (language) => {
  const { searchFirst, searchTotal } = JSON.parse(
    readFileSync('benchmarks/budgets.json', 'utf8'),
  ) as Record<'searchFirst' | 'searchTotal', { max: number }>;
  expect(sizes.get(language)?.first).toBeLessThanOrEqual(searchFirst.max);
  expect(sizes.get(language)?.total).toBeLessThanOrEqual(searchTotal.max);
});

// What is compared first decides which records are given up early; it must not decide what is found.
it.each<Language>(['en', 'zh'])(
  'the order of the parts of the site changes no result of %s',
  (language) => {
    const parts = indexes.get(language)!;
    const found = (searched: SearchIndex[], query: string) =>
      searchIndexes(searched, query, { limit: 1_000 })
        .map(({ product, kind, title, score }) => `${product} ${kind} ${title.text} ${score}`)
        .sort();
    const queries = [...tunedQueries, ...reportedQueries].filter(
      (each) => (each.language ?? 'en') === language,
    );
    expect(queries).not.toEqual([]);
    for (const { query } of queries) {
      expect(found(parts.toReversed(), query), query).toEqual(found(parts, query));
    }
  },
  60_000,
);

/** What only a page's own HTML writes; prose may well name an element such as `<div />`. */
const markup =
  /\b(?:data-api[\w-]*|class|href|rel|lang)="|<\/(?:p|a|code|em|strong|[uo]l|li|span|pre)>|&(?:#\w+|amp|lt|gt|quot|apos|nbsp);/i;

it.each<Language>(['en', 'zh'])('no record of %s contains markup', (language) => {
  const texts = (records.get(language) ?? []).flatMap((record) => [
    record.title,
    record.text,
    ...(record.kind === 'row' ? [record.type] : []),
  ]);
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter((text) => markup.test(text))).toEqual([]);
});

it.each<Language>(['en', 'zh'])(
  'guides of one title differ in what is above them, in %s',
  (language) => {
    const names = (records.get(language) ?? []).flatMap((record) =>
      record.kind === 'page' && record.role === 'guide'
        ? [[...record.trail, record.title].join(' › ')]
        : [],
    );
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  },
);

it('tunes on none of the reported queries', () => {
  const reported = new Set(reportedQueries.map(({ query }) => query.toLowerCase()));
  expect(tunedQueries.filter(({ query }) => reported.has(query.toLowerCase()))).toEqual([]);
});

it('asks for enough', () => {
  expect(
    relevanceCases.length + tunedQueries.length + reportedQueries.length,
  ).toBeGreaterThanOrEqual(400);
});

function findAddresses(query: string, product: string | null, language: Language): string[] {
  return searchIndexes(indexes.get(language)!, query, { product })
    .slice(0, 10)
    .map(({ target }) => {
      switch (target.kind) {
        case 'link':
          return target.href;
        case 'command':
          return target.command;
        case 'none':
          return target.path;
      }
    });
}

/** The least that was reached; the figures of the second set are reported and never tuned on. */
const sets = {
  tuned: { queries: tunedQueries, least: { page3: 0.94, ndcg10: 0.61 } },
  reported: { queries: reportedQueries, least: { page3: 0.89, ndcg10: 0.65 } },
};

type SetName = keyof typeof sets;

const answeredSets: Partial<Record<SetName, AnsweredQuery[]>> = {};

/** Answers the queries of a set, once for all tests. */
function answerSet(name: SetName): AnsweredQuery[] {
  const queries: GradedQuery[] = sets[name].queries;
  return (answeredSets[name] ??= queries.map(
    ({ query, product = null, language = 'en' as Language, kind, ...answers }) => ({
      kind,
      language,
      grade: gradeAnswers(answers, findAddresses(query, product, language)),
    }),
  ));
}

it.each<SetName>(['tuned', 'reported'])(
  'answers the %s queries no worse than before',
  (name) => {
    const answered = answerSet(name);
    const kinds = [...new Set(answered.flatMap(({ kind, language }) => [kind, language]))];
    const table = ['all', ...kinds].map((kind) => {
      const some = answered.filter((each) => ['all', each.kind, each.language].includes(kind));
      return { set: name, kind, ...relevanceOf(some) };
    });
    // oxlint-disable-next-line no-console -- The figures are there to be read.
    console.table(table);
    const { page3, ndcg10 } = meanGrade(answered.map(({ grade }) => grade));
    expect(page3).toBeGreaterThanOrEqual(sets[name].least.page3);
    expect(ndcg10).toBeGreaterThanOrEqual(sets[name].least.ndcg10);
  },
  120_000,
);

it('the quality page publishes what is measured', async () => {
  const measured = relevanceRecord(answerSet('tuned'), answerSet('reported'));
  if (testEnv.RECORD) {
    const text = `${JSON.stringify(measured, null, 2)}\n`;
    await writeFile('content/quality/relevance.json', text);
  }
  expect(
    await readRelevanceRecord('content'),
    'content/quality/relevance.json is out of date. Run npm run relevance -- --record.',
  ).toEqual(measured);
}, 240_000);

it('grades an answer by its place', () => {
  const answers = { best: ['/x/a#b'], good: ['/x/a'] };
  expect(gradeAnswers(answers, ['/x/a#b', '/x/a'])).toEqual({
    hit1: 1,
    hit3: 1,
    page1: 1,
    page3: 1,
    ndcg10: 1,
  });
  expect(gradeAnswers(answers, ['/x/a', '/x/c', '/x/d', '/x/a#b'])).toMatchObject({
    hit1: 0,
    hit3: 0,
    page1: 1,
    page3: 1,
  });
  expect(gradeAnswers(answers, ['/x/c']).ndcg10).toBe(0);
});

describe.each(relevanceCases)(
  '$query ($product)',
  ({ query, wanted, product = null, language = 'en' as Language }) => {
    it(`finds ${[wanted].flat().join(' or ')}`, () => {
      const found = findAddresses(query, product, language).slice(0, 3);
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
