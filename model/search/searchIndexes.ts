import { type HitKind, kindsNamedBy } from './recordKinds.ts';
import { type MarkedWord, markText, wordsToMark } from './markText.ts';
import { hrefOf, type SearchIndex, trailOf } from './openIndex.ts';
import { parseQuery } from './parseQuery.ts';
import { type Candidate, rankRecords } from './rankRecords.ts';
import { squeeze } from './readWords.ts';
import { isNamed, scoreWord } from './scoreWord.ts';
import type { HitTarget, SearchHit } from './SearchHit.ts';

/** How a search is narrowed or steered. */
export interface SearchOptions {
  /** Product the reader is in; its results count more. */
  product?: string | null;
  /** Kinds to look for; all when absent. */
  kinds?: readonly HitKind[];
  /** Most results to give. */
  limit?: number;
}

const ownProductFactor = 1.2;

/** Results much weaker than the best are noise. */
const leastShare = 0.35;

/** Finds the records a query means, the most likely first. */
export function searchIndexes(
  indexes: readonly SearchIndex[],
  query: string,
  { product = null, kinds, limit = 40 }: SearchOptions = {},
): SearchHit[] {
  const parts = parseQuery(query, indexes[0]?.packed.synonyms ?? [], (word) =>
    indexes.some((index) => isTerm(index, word)),
  );
  const words = [...new Set(parts.flatMap((part) => part.flatMap((wording) => wording.words)))];
  const misspelled = new Set(
    // Words of the list of synonyms are spelled as they should be.
    parts
      .filter((part) => part.length === 1)
      .flatMap(([said]) => said!.words)
      .filter(
        (word) => kindsNamedBy(word).size === 0 && !indexes.some((index) => isNamed(index, word)),
      ),
  );
  const scored = indexes.map((index) => ({
    index,
    scores: new Map(words.map((word) => [word, scoreWord(index, word, misspelled.has(word))])),
  }));
  const total = indexes.reduce((sum, { entries }) => sum + entries.length, 0);
  const tellingOf = (word: string) => {
    const named = scored.reduce((sum, { scores }) => sum + scores.get(word)!.named, 0);
    return Math.log(1 + total / (1 + named));
  };
  const importance = parts.map(([said]) => Math.max(...said!.words.map(tellingOf)));
  const squeezed = squeeze(query);
  const isCode = /[a-z][A-Z]/.test(query);

  const found = scored.flatMap(({ index, scores }) => {
    const candidates = rankRecords(index, { parts, importance, squeezed, isCode, scores });
    if (product !== null && index.packed.product === product) {
      candidates.forEach((candidate) => {
        candidate.score *= ownProductFactor;
      });
    }
    return kinds
      ? candidates.filter(({ record }) => kinds.includes(index.entries[record]!.kind))
      : candidates;
  });
  const best = found.reduce((most, { score }) => Math.max(most, score), 0);
  const kept = found
    .filter(({ score }) => score >= best * leastShare)
    .sort((a, b) => b.score - a.score || a.record - b.record);
  const marked = wordsToMark(words, misspelled);
  return firstOfGroups(kept, limit).map((each) => toHit(each, marked));
}

function isTerm({ names, keywords, texts }: SearchIndex, word: string): boolean {
  return (
    names.byText.has(word) ||
    keywords.byText.has(word) ||
    texts?.bodies.byText.has(word) === true ||
    kindsNamedBy(word).size > 0
  );
}

/** Rows of one name and kind are one result: the likeliest stands for the others. */
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
  const target: HitTarget =
    href === null ? { kind: 'command', command: entry.anchor } : { kind: 'link', href };
  return {
    kind: entry.kind,
    product: index.packed.product,
    title: markText(entry.title, words),
    trail: trailOf(index, entry, page),
    target,
    plan: entry.plan,
    deprecated: entry.isMinor && record >= index.paths.length,
    type: index.texts?.types[record] ?? '',
    text: markText(index.texts?.texts[record] ?? '', words),
    others: Math.max(0, index.placesOfGroup[index.groups[record]!]! - 1),
    score,
  };
}
