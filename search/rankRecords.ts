import { type HitKind, isCodeKind, kindPrior, kindsNamedBy } from './recordKinds.ts';
import type { IndexEntry, SearchIndex, WordScores } from './SearchIndex.ts';
import { type QueryPart, synonymFactor } from './parseQuery.ts';
import { knownName, wholeNameFactor } from './nameMatch.ts';
import { phraseLikeness } from './phraseLikeness.ts';
import { stemWord } from './stemWord.ts';

/** A record found, before it becomes a hit. */
export interface Candidate {
  index: SearchIndex;
  record: number;
  /** Page of the record that the query refers to. */
  page: number;
  score: number;
}

type QueryStyle = 'code' | 'word' | 'words';

/** A query as the ranking needs it. */
export interface RankedQuery {
  parts: readonly QueryPart[];
  /** How distinctive each part is. */
  importance: readonly number[];
  /** The query as `normalizeName` writes it. */
  normalized: string;
  /** The same as `normalizePhrase` writes it. */
  phrase: string;
  /** Whether it is written like a name in code (`rowSel`), as one word, or as several. */
  style: QueryStyle;
  /** What each word says about the records of the index, as it was typed and as a synonym. */
  scores: { typed: ReadonlyMap<string, WordScores>; synonyms: ReadonlyMap<string, WordScores> };
}

interface ScoredWord extends WordScores {
  kinds: ReadonlySet<HitKind>;
}

interface ScoredWording {
  words: ScoredWord[];
  isTyped: boolean;
}

interface WordingScores {
  score: number;
  explained: number;
}

/** What a page or a heading says about a record counts less than the record's own words. */
const contextWeight = 0.6;

/** Who names a kind, as in "tooltip slot", means it. */
const kindWeight = 0.9;

/** A query written like code means a name in code rather than a text that lists it; several words rather mean a text. */
const codeFactors: Record<QueryStyle, number> = { code: 1.25, word: 1, words: 0.85 };

/** How much a description gains from a section whose phrases of strangers are like it. */
const likenessWeight = 0.4;

/** Whoever describes what they need in several words wants the section that answers, not the page around it. */
const wholePageFactor = 0.85;

/** Parts of something else, what is deprecated, and earlier versions are seldom meant. */
const minorFactor = 0.8;

/**
 * Scores the records of an index. A score grows with how well each part of the query matches, weighted by how
 * distinctive the part is; with how much of the name the query accounts for; and with how likely the kind is meant.
 */
export function rankRecords(index: SearchIndex, query: RankedQuery): Candidate[] {
  const parts = query.parts.map((part) =>
    part.map(({ words, isTyped }): ScoredWording => {
      const scores = isTyped ? query.scores.typed : query.scores.synonyms;
      return {
        words: words.map((word) => ({ ...scores.get(word)!, kinds: kindsNamedBy(word) })),
        isTyped,
      };
    }),
  );
  const isMatched = matchedRecords(index.entries.length, [
    ...query.scores.typed.values(),
    ...query.scores.synonyms.values(),
  ]);
  const typed = parts.flatMap(([wording]) => wording!.words);
  const sum = query.importance.reduce((total, each) => total + each, 0) || 1;

  const { bodyFactor, coverageShare } = emphasis(typed.length, query.style);
  // A name with synonyms is one part: `hide a column by default` has two, and describes all the same.
  const isDescription = query.style === 'words' && typed.length > 2;
  const isAboutVersions = query.parts.some(([wording]) => wording!.words.some(isVersionWord));
  const likeness =
    query.style === 'words' && index.texts
      ? phraseLikeness(index.texts.asked, parts, query.importance)
      : null;

  const found: Candidate[] = [];
  // One object for all records: there are thousands per letter typed.
  const best: WordingScores = { score: 0, explained: 0 };
  for (let record = 0; record < index.entries.length; record += 1) {
    if (isMatched[record] === 0) {
      continue;
    }
    const entry = index.entries[record]!;
    const page = likeliestPage(entry.pages, typed);
    const length = Math.max(1, index.normalizedTitles[record]!.length);
    let reached = 0;
    let met = 0;
    let explained = 0;
    for (let position = 0; position < parts.length; position += 1) {
      chooseWording(parts[position]!, entry, record, page, length, bodyFactor, best);
      const importance = query.importance[position]!;
      reached += best.score * importance;
      met += best.score > 0 ? importance : 0;
      explained += best.explained;
    }
    const like = likeness?.get(record) ?? 0;
    const known = knownName(index, record, page, query, like);
    const coverage = known ? 1 : Math.min(1, explained / length);
    const pageEntry = index.entries[page];
    const isMinor =
      (entry.isMinor || pageEntry?.isMinor === true) &&
      !(isAboutVersions && pageEntry?.kind === 'guide');
    // `rich tree view selection` is the name of a page with the titles above it.
    const isPartOfPage =
      isDescription && entry.kind === 'guide' && typed.some(({ head }) => head[record] === 0);
    const score =
      Math.max(reached / sum, known?.score ?? 0) *
      (met / sum) ** 2 *
      (1 - coverageShare + coverageShare * coverage) *
      Math.max(known?.boost ?? 1, wholeNameFactor(index, record, query.normalized)) *
      kindPrior[entry.kind] *
      (isPartOfPage ? wholePageFactor : 1) *
      codeFactor(index, record, query) *
      (isMinor ? minorFactor : 1) *
      (isDescription ? 1 + likenessWeight * like ** 2 : 1);
    found.push({ index, record, page, score });
  }
  return found;
}

/** Few words are a name; more of them describe something that the text explains in other words than its title. */
function emphasis(words: number, style: QueryStyle) {
  return style === 'words' && words > 3
    ? { bodyFactor: 1.9, coverageShare: 0.3 }
    : { bodyFactor: style === 'words' && words === 3 ? 1.3 : 1, coverageShare: 0.4 };
}

/** Records that contain some word. */
function matchedRecords(count: number, words: readonly WordScores[]): Uint8Array {
  const isMatched = new Uint8Array(count);
  for (const { head, body } of words) {
    for (let record = 0; record < count; record += 1) {
      isMatched[record]! |= head[record]! > 0 || body[record]! > 0 ? 1 : 0;
    }
  }
  return isMatched;
}

/** Whether a word says that a query is about another version: `migrate`, `upgrading`, `v7`. */
function isVersionWord(word: string): boolean {
  return ['migr', 'upgrad'].includes(stemWord(word)) || /^v\d$/.test(word);
}

/** Writes the scores of the wording of a part that fits a record best into `best`. */
function chooseWording(
  part: readonly ScoredWording[],
  entry: IndexEntry,
  record: number,
  page: number,
  length: number,
  bodyFactor: number,
  best: WordingScores,
): void {
  best.score = 0;
  best.explained = 0;
  let bestValue = 0;
  for (const { words, isTyped } of part) {
    const factor = isTyped ? 1 : synonymFactor;
    let score = 0;
    let explained = 0;
    for (const word of words) {
      const each = Math.max(
        word.head[record]!,
        bodyFactor * word.body[record]!,
        contextScore(entry, record, page, word),
      );
      // A phrase is a synonym as a whole: `license key` says nothing about `onCellKeyDown`.
      if (each === 0 && !isTyped) {
        score = 0;
        break;
      }
      score += each;
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

/** The page of a row that the query refers to; the first when it refers to none. */
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
  { head, product, kinds }: ScoredWord,
): number {
  const above = page === record || page === -1 ? 0 : head[page]!;
  const heading = parent === null ? 0 : head[parent]!;
  return Math.max(
    contextWeight * Math.max(above, heading),
    kinds.has(kind) ? kindWeight : 0,
    product,
  );
}

function codeFactor(
  index: SearchIndex,
  record: number,
  { style, normalized }: RankedQuery,
): number {
  if (!isCodeKind(index.entries[record]!.kind)) {
    return 1;
  }
  const factor = codeFactors[style];
  // `bar chart` is the name of the component, too.
  return index.normalizedTitles[record] === normalized ? Math.max(1, factor) : factor;
}
