import { kindPrior, kindWords, type HitKind } from './recordKinds.ts';
import { markText } from './markText.ts';
import { beginsWord, hrefOf, type SearchIndex, trailOf } from './openIndex.ts';
import { parseQuery, type QueryPart } from './parseQuery.ts';
import { squeeze } from './readWords.ts';
import { isNamed, scoreWord, type WordScores } from './scoreWord.ts';
import type { HitTarget, SearchHit } from './SearchHit.ts';
import { stemWord } from './stemWord.ts';

/** How a search is narrowed or steered. */
export interface SearchOptions {
  /** Product the reader is in; its results count more. */
  product?: string | null;
  /** Kinds to look for; all when absent. */
  kinds?: readonly HitKind[];
  /** Most results to give. */
  limit?: number;
}

/** A record found, before it is written out. */
interface Candidate {
  index: SearchIndex;
  record: number;
  page: number;
  score: number;
}

interface ScoredQuery {
  parts: QueryPart[];
  /** How much each part tells records apart. */
  importance: number[];
  /** The query without anything between its words. */
  squeezed: string;
}

/** What a page, a heading or the product says about a record counts less than the record's own words. */
const contextWeight = 0.5;
const ownProductFactor = 1.2;
const minorFactor = 0.8;
/** Results much weaker than the best are noise. */
const leastShare = 0.35;

/** Finds the records a query means, the most likely first. */
export function searchIndexes(
  indexes: readonly SearchIndex[],
  query: string,
  { product = null, kinds, limit = 40 }: SearchOptions = {},
): SearchHit[] {
  const isKnown = (word: string) =>
    indexes.some(
      ({ names, keywords, texts }) =>
        names.byText.has(word) ||
        keywords.byText.has(word) ||
        texts?.bodies.byText.has(word) === true,
    );
  const parts = parseQuery(query, indexes[0]?.packed.synonyms ?? [], isKnown);
  const words = [...new Set(parts.flatMap((part) => part.flatMap((wording) => wording.words)))];
  const scores = new Map(indexes.map((index) => [index, new Map<string, WordScores>()] as const));
  for (const word of words) {
    const isMisspelled = !indexes.some((index) => isNamed(index, word)) && !isKindWord(word);
    indexes.forEach((index) => scores.get(index)!.set(word, scoreWord(index, word, isMisspelled)));
  }
  const total = indexes.reduce((sum, { entries }) => sum + entries.length, 0);
  const importance = parts.map(([said]) =>
    Math.max(
      ...said!.words.map((word) => {
        const named = indexes.reduce((sum, index) => sum + scores.get(index)!.get(word)!.named, 0);
        return Math.log(1 + total / (1 + named));
      }),
    ),
  );
  const scored: ScoredQuery = { parts, importance, squeezed: squeeze(query) };

  const candidates = indexes.flatMap((index) => {
    const factor = product !== null && index.packed.product === product ? ownProductFactor : 1;
    return rankIndex(index, scores.get(index)!, scored, kinds).map((candidate) => ({
      ...candidate,
      score: candidate.score * factor,
    }));
  });
  candidates.sort((a, b) => b.score - a.score || a.record - b.record);
  const best = candidates[0]?.score ?? 0;
  const kept = candidates.filter(({ score }) => score >= best * leastShare);
  const marked = words.filter((word) => word.length > 1 || words.length === 1);
  return collapse(kept)
    .slice(0, limit)
    .map((found) => toHit(found, marked));
}

function rankIndex(
  index: SearchIndex,
  scores: ReadonlyMap<string, WordScores>,
  { parts, importance, squeezed }: ScoredQuery,
  kinds: readonly HitKind[] | undefined,
): Candidate[] {
  const all = [...scores.values()];
  const sum = importance.reduce((total, each) => total + each, 0) || 1;
  return index.entries.flatMap((entry, record): Candidate[] => {
    if (!all.some(({ own }) => own[record]! > 0) || (kinds && !kinds.includes(entry.kind))) {
      return [];
    }
    const page = likeliestPage(entry.pages, all);
    let reached = 0;
    let met = 0;
    let explained = 0;
    parts.forEach((part, position) => {
      let best = 0;
      let bestExplained = 0;
      for (const { words, factor } of part) {
        let score = 0;
        let letters = 0;
        for (const word of words) {
          const wordScores = scores.get(word)!;
          score += Math.max(
            wordScores.own[record]!,
            contextScore(index, record, page, word, wordScores),
          );
          letters += wordScores.explained[record]!;
        }
        const value = (factor * score) / words.length;
        if (value > best) {
          best = value;
          bestExplained = letters * factor;
        }
      }
      reached += best * importance[position]!;
      met += best > 0 ? importance[position]! : 0;
      explained += bestExplained;
    });
    const length = index.squeezed[record]!.length;
    const coverage = Math.min(1, explained / Math.max(1, length));
    const completeness = met / sum;
    return [
      {
        index,
        record,
        page,
        score:
          (reached / sum) *
          completeness ** 2 *
          (0.6 + 0.4 * coverage) *
          wholeNameFactor(index, record, squeezed) *
          kindPrior[entry.kind] *
          (entry.isMinor ? minorFactor : 1),
      },
    ];
  });
}

/** The page of a row that the query speaks of; the first when it speaks of none. */
function likeliestPage(pages: readonly number[], words: readonly WordScores[]): number {
  let best = pages[0] ?? -1;
  let bestScore = -1;
  for (const page of pages) {
    const score = words.reduce((sum, { head }) => sum + (head[page] ?? 0), 0);
    if (score > bestScore) {
      best = page;
      bestScore = score;
    }
  }
  return best;
}

function contextScore(
  index: SearchIndex,
  record: number,
  page: number,
  word: string,
  { head, product }: WordScores,
): number {
  const { kind, parent } = index.entries[record]!;
  const above = page === record ? 0 : (head[page] ?? 0);
  const heading = parent === null ? 0 : head[parent]!;
  const kindScore = kindWords[kind].some((name) => sameWord(name, word)) ? 1 : 0;
  return Math.max(contextWeight * Math.max(above, heading, kindScore), product);
}

/** A query that is the name, or its beginning, means that name. */
function wholeNameFactor(index: SearchIndex, record: number, query: string): number {
  const title = index.squeezed[record]!;
  if (title === query) {
    return 1.4;
  }
  if (title.startsWith(query)) {
    return 1.12;
  }
  const at = query.length > 3 ? title.indexOf(query) : -1;
  return at > 0 && beginsWord(index.entries[record]!.title, at) ? 1.06 : 1;
}

function isKindWord(word: string): boolean {
  return Object.values(kindWords).some((names) => names.some((name) => sameWord(name, word)));
}

function sameWord(a: string, b: string): boolean {
  return a === b || stemWord(a) === stemWord(b);
}

/** Rows of one name and kind are one result, which says how many others there are. */
function collapse(sorted: readonly Candidate[]): (Candidate & { others: number })[] {
  const found = new Map<string, Candidate & { others: number }>();
  for (const candidate of sorted) {
    const { kind, title, pages } = candidate.index.entries[candidate.record]!;
    const isRow =
      candidate.record >= candidate.index.paths.length && kind !== 'section' && kind !== 'demo';
    const { product } = candidate.index.packed;
    const key = isRow ? `${product} ${kind} ${title}` : `${product} ${candidate.record}`;
    const first = found.get(key);
    if (first) {
      first.others += pages.length;
    } else {
      found.set(key, { ...candidate, others: pages.length - 1 });
    }
  }
  return [...found.values()];
}

function toHit(
  { index, record, page, score, others }: Candidate & { others: number },
  words: readonly string[],
): SearchHit {
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
    others: Math.max(0, others),
    score,
  };
}
