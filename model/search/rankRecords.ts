import { type HitKind, isCodeKind, kindPrior, kindsNamedBy } from './recordKinds.ts';
import { beginsWord, type IndexEntry, type SearchIndex } from './openIndex.ts';
import type { QueryPart } from './parseQuery.ts';
import type { WordScores } from './scoreWord.ts';

/** A record found, before it is written out. */
export interface Candidate {
  index: SearchIndex;
  record: number;
  /** Page of the record that the query speaks of. */
  page: number;
  score: number;
}

/** A query as the ranking needs it. */
export interface RankedQuery {
  parts: readonly QueryPart[];
  /** How much each part tells records apart. */
  importance: readonly number[];
  /** The query without anything between its words. */
  squeezed: string;
  /** Whether it is written like a name in code: `rowSel`. */
  isCode: boolean;
  /** What each word says about the records of the index. */
  scores: ReadonlyMap<string, WordScores>;
}

interface WordReading extends WordScores {
  kinds: ReadonlySet<HitKind>;
}

interface WordingReading {
  words: WordReading[];
  factor: number;
}

/** What a page, a heading or the kind says about a record counts less than the record's own words. */
const contextWeight = 0.6;

/** A query written like code means a name in code rather than a text that lists it. */
const codeFactor = 1.25;

/** Parts of something else, and what is deprecated, are seldom meant. */
const minorFactor = 0.8;

/**
 * Scores the records of an index. A score grows with how well each part of the query is met, weighed by how much the
 * part tells; with how much of the name the query accounts for; and with how likely the kind is meant.
 */
export function rankRecords(index: SearchIndex, query: RankedQuery): Candidate[] {
  const parts = query.parts.map((part) =>
    part.map(({ words, factor }): WordingReading => ({
      words: words.map((word) => ({ ...query.scores.get(word)!, kinds: kindsNamedBy(word) })),
      factor,
    })),
  );
  const isTouched = touchedRecords(index.entries.length, [...query.scores.values()]);
  const said = parts.flatMap(([wording]) => wording!.words);
  const sum = query.importance.reduce((total, each) => total + each, 0) || 1;

  const found: Candidate[] = [];
  for (let record = 0; record < index.entries.length; record += 1) {
    if (isTouched[record] === 0) {
      continue;
    }
    const entry = index.entries[record]!;
    const page = likeliestPage(entry.pages, said);
    const length = Math.max(1, index.squeezed[record]!.length);
    let reached = 0;
    let met = 0;
    let explained = 0;
    for (let position = 0; position < parts.length; position += 1) {
      chooseWording(parts[position]!, entry, record, page, length);
      const importance = query.importance[position]!;
      reached += best.score * importance;
      met += best.score > 0 ? importance : 0;
      explained += best.explained;
    }
    const coverage = Math.min(1, explained / length);
    const isMinor = entry.isMinor || index.entries[page]?.isMinor === true;
    const score =
      (reached / sum) *
      (met / sum) ** 2 *
      (0.6 + 0.4 * coverage) *
      wholeNameFactor(index, record, query.squeezed) *
      kindPrior[entry.kind] *
      (query.isCode && isCodeKind(entry.kind) ? codeFactor : 1) *
      (isMinor ? minorFactor : 1);
    found.push({ index, record, page, score });
  }
  return found;
}

/** Records that some word is found in. */
function touchedRecords(count: number, words: readonly WordScores[]): Uint8Array {
  const isTouched = new Uint8Array(count);
  for (const { own } of words) {
    for (let record = 0; record < count; record += 1) {
      isTouched[record]! |= own[record]! > 0 ? 1 : 0;
    }
  }
  return isTouched;
}

/** What the wording chosen last comes to; one object for all records, because there are thousands per letter typed. */
const best = { score: 0, explained: 0 };

/** Takes the wording of a part that fits a record best. */
function chooseWording(
  part: readonly WordingReading[],
  entry: IndexEntry,
  record: number,
  page: number,
  length: number,
): void {
  best.score = 0;
  best.explained = 0;
  let bestValue = 0;
  for (const { words, factor } of part) {
    let score = 0;
    let explained = 0;
    for (const word of words) {
      score += Math.max(word.own[record]!, contextScore(entry, record, page, word));
      explained += word.explained[record]!;
    }
    const mean = (factor * score) / words.length;
    const value = mean * (0.6 + 0.4 * Math.min(1, explained / length));
    if (value > bestValue) {
      bestValue = value;
      best.score = mean;
      best.explained = explained * factor;
    }
  }
}

/** The page of a row that the query speaks of; the first when it speaks of none. */
function likeliestPage(pages: readonly number[], words: readonly WordScores[]): number {
  let best = pages[0] ?? -1;
  let bestScore = -1;
  for (const page of pages.length > 1 ? pages : []) {
    let score = 0;
    for (const { head } of words) {
      score += head[page]!;
    }
    if (score > bestScore) {
      best = page;
      bestScore = score;
    }
  }
  return best;
}

function contextScore(
  { kind, parent }: IndexEntry,
  record: number,
  page: number,
  { head, product, kinds }: WordReading,
): number {
  const above = page === record || page === -1 ? 0 : head[page]!;
  const heading = parent === null ? 0 : head[parent]!;
  return Math.max(contextWeight * Math.max(above, heading, kinds.has(kind) ? 1 : 0), product);
}

/** A query that is the name, or its beginning, means that name. */
function wholeNameFactor(index: SearchIndex, record: number, query: string): number {
  const title = index.squeezed[record]!;
  if (title === query) {
    return 1.4;
  }
  if (title.startsWith(query)) {
    return 1.2;
  }
  const at = query.length > 3 ? title.indexOf(query) : -1;
  return at > 0 && beginsWord(index, record, at) ? 1.06 : 1;
}
