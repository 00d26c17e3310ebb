import { type HitKind, kindsNamedBy } from './recordKinds.ts';
import { type MarkedWord, markText, wordsToMark } from './markText.ts';
import { hrefOf, type IndexEntry, type SearchIndex, trailOf } from './SearchIndex.ts';
import { normalizePhrase, parseQuery } from './parseQuery.ts';
import { longestQuery } from './queryLimits.ts';
import { type Candidate, rankRecords } from './rankRecords.ts';
import { normalizeName, readWords } from './readWords.ts';
import { isIndexedWord, scoreWord, type WordOrigin } from './scoreWord.ts';
import type { HitTarget, SearchHit } from './SearchHit.ts';

/** How a search is narrowed and ranked. */
export interface SearchOptions {
  /** Product the reader is in; its results count more. */
  product?: string | null;
  /** Kinds to look for; all when absent. */
  kinds?: readonly HitKind[];
  /** Pages to look on, by path; all when absent. */
  isSearched?: (path: string) => boolean;
  /** Most results to give. */
  limit?: number;
}

const ownProductFactor = 1.2;

/** Results much weaker than the best are noise. */
const leastShare = 0.35;

/** Finds the records a query means, the most likely first. */
export function searchIndexes(
  indexes: readonly SearchIndex[],
  asked: string,
  { product = null, kinds, isSearched, limit = 40 }: SearchOptions = {},
): SearchHit[] {
  const query = asked.slice(0, longestQuery);
  const parts = parseQuery(query, indexes[0]?.synonyms ?? [], (word) =>
    indexes.some((index) => isTerm(index, word)),
  );
  const wordsOf = (isTyped: boolean) => [
    ...new Set(
      parts.flatMap((part) =>
        part.flatMap((wording) => (wording.isTyped === isTyped ? wording.words : [])),
      ),
    ),
  ];
  const typedWords = wordsOf(true);
  const synonymWords = wordsOf(false);
  const misspelled = new Set(
    // Words that have synonyms are in the list, so they are spelled correctly.
    parts
      .filter((part) => part.length === 1)
      .flatMap(([typed]) => typed!.words)
      .filter(
        (word) =>
          kindsNamedBy(word).size === 0 && !indexes.some((index) => isIndexedWord(index, word)),
      ),
  );
  const originOf = (word: string): WordOrigin => {
    if (misspelled.has(word)) {
      return 'misspelled';
    }
    const isLast = word === typedWords.at(-1);
    return !isLast && indexes.some((index) => isTerm(index, word)) ? 'complete' : 'typed';
  };
  const scored = indexes.map((index) => ({
    index,
    scores: {
      typed: new Map(typedWords.map((word) => [word, scoreWord(index, word, originOf(word))])),
      synonyms: new Map(synonymWords.map((word) => [word, scoreWord(index, word, 'synonym')])),
    },
  }));
  const total = indexes.reduce((sum, { entries }) => sum + entries.length, 0);
  const distinctiveness = (word: string) => {
    const named = scored.reduce((sum, { scores }) => sum + scores.typed.get(word)!.named, 0);
    return Math.log(1 + total / (1 + named));
  };
  const importance = parts.map(([typed]) => Math.max(...typed!.words.map(distinctiveness)));
  const normalized = normalizeName(query);
  const phrase = normalizePhrase(query);
  const own = indexes.find(({ packed }) => product !== null && packed.product === product) ?? null;
  const style = /[a-z][A-Z]/.test(query) ? 'code' : /\S\s+\S/.test(query) ? 'words' : 'word';

  const found: Candidate[] = [];
  let best = 0;
  for (const { index, scores } of scored) {
    const isOwn = ownRecords(index, own);
    rankRecords(
      index,
      { parts, importance, normalized, phrase, style, scores },
      {
        isSought: (record, page) =>
          (!kinds || kinds.includes(index.entries[record]!.kind)) &&
          (!isSearched || isSearched(index.paths[page] ?? '')),
        factorOf: (record) => (isOwn(record) ? ownProductFactor : 1),
        leastScore: () => best * leastShare,
        enter: (candidate) => {
          best = Math.max(best, candidate.score);
          found.push(candidate);
        },
      },
    );
  }
  const kept = found
    .filter(({ score }) => score >= best * leastShare)
    .sort((a, b) => b.score - a.score || a.record - b.record);
  const marked = wordsToMark([...new Set([...typedWords, ...synonymWords])], misspelled);
  return firstOfGroups(kept, limit).map((each) => toHit(each, marked));
}

/** Tells which records of an index are about the reader's product: all of its own, and the pages of the library that name it. */
function ownRecords(index: SearchIndex, own: SearchIndex | null): (record: number) => boolean {
  if (own === null || index === own) {
    return () => index === own;
  }
  // Guides shorten `Date and Time Pickers` to its last word.
  const name = readWords(own.packed.productName).at(-1)?.text;
  const pages = index.paths.map(
    (_, page) =>
      index.packed.product === null &&
      readWords(index.entries[page]!.title).some(({ text }) => text === name),
  );
  return (record) => pages[record] === true;
}

function isTerm({ names, keywords, texts }: SearchIndex, word: string): boolean {
  return (
    names.byText.has(word) ||
    keywords.byText.has(word) ||
    texts?.asked.words.byText.has(word) === true ||
    texts?.bodies.byText.has(word) === true ||
    kindsNamedBy(word).size > 0
  );
}

/** Rows of one name and kind are one result: the likeliest represents the others. */
function firstOfGroups(sorted: readonly Candidate[], limit: number): Candidate[] {
  const seen = new Map<SearchIndex, Set<number>>();
  const first: Candidate[] = [];
  for (const candidate of sorted) {
    if (first.length === limit) {
      break;
    }
    const { index, record } = candidate;
    const groups = seen.get(index) ?? new Set<number>();
    seen.set(index, groups);
    if (!groups.has(index.groups[record]!)) {
      groups.add(index.groups[record]!);
      first.push(candidate);
    }
  }
  return first;
}

function toHit({ index, record, page, score }: Candidate, words: readonly MarkedWord[]): SearchHit {
  const entry = index.entries[record]!;
  const href = hrefOf(index, entry, page);

  return {
    kind: entry.kind,
    product: index.packed.product,
    title: markText(entry.title, words),
    trail: trailOf(index, entry, page),
    target: targetOf(entry, href),
    plan: entry.plan,
    state: entry.state,
    deprecated: entry.isMinor && record >= index.paths.length,
    type: index.texts?.types[record] ?? '',
    text: markText(index.texts?.texts[record] ?? '', words),
    others: Math.max(0, index.pagesOfGroup[index.groups[record]!]! - 1),
    score,
  };
}

function targetOf({ state, anchor }: IndexEntry, href: string | null): HitTarget {
  if (href === null) {
    return { kind: 'command', command: anchor };
  }
  return state === 'unwritten' ? { kind: 'none', path: href } : { kind: 'link', href };
}
