import type { SearchIndex, WordScores } from './SearchIndex.ts';
import type { QueryPart } from './parseQuery.ts';
import { knownName, mostNameFactor, wholeNameFactor } from './nameMatch.ts';
import { phraseLikeness } from './phraseLikeness.ts';
import { type MatchedRecords, type QueryScores, scoreParts } from './scoreParts.ts';
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
  scores: QueryScores;
}

/** Who competes for the first places, and what it takes. */
export interface Contest {
  /** Whether a record is looked for, on a page of it. */
  isSought: (record: number, page: number) => boolean;
  /** How much more a record counts to this reader. */
  factorOf: (record: number) => number;
  /** Takes a candidate. */
  enter: (candidate: Candidate) => void;
  /** The score a candidate needs at present; it rises with the best. */
  leastScore: () => number;
}

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
export function rankRecords(index: SearchIndex, query: RankedQuery, contest: Contest): void {
  const typed = query.parts.flatMap(([wording]) =>
    wording!.words.map((word) => query.scores.typed.get(word)!),
  );
  const matched = matchRecords(index, query.scores, typed);
  const { records, pages } = matched;
  const { bodyFactor, coverageShare } = emphasis(typed.length, query.style);
  const { reached, met, explained } = scoreParts(index, matched, query, bodyFactor);
  const sum = query.importance.reduce((total, each) => total + each, 0) || 1;

  // A name with synonyms is one part: `hide a column by default` has two, and describes all the same.
  const isDescription = query.style === 'words' && typed.length > 2;
  const isAboutVersions = query.parts.some(([wording]) => wording!.words.some(isVersionWord));
  const likeness =
    query.style === 'words' && index.texts ? phraseLikeness(index, index.texts.asked, query) : null;
  const called = index.texts?.phrases.get(query.phrase) ?? null;

  const { lengths, priors, isCode } = index.columns;
  for (let at = 0; at < records.length; at += 1) {
    const record = records[at]!;
    const page = pages[at]!;
    const like = likeness?.[record] ?? 0;
    // What the query names has all of its words.
    const known =
      met[at] === sum
        ? knownName(index, record, page, { name: query.normalized, called, like })
        : null;
    const coverage = known ? 1 : Math.min(1, explained[at]! / lengths[record]!);
    const relevance =
      Math.max(reached[at]! / sum, known?.score ?? 0) *
      (met[at]! / sum) ** 2 *
      (1 - coverageShare + coverageShare * coverage);
    const code = isCode[record] === 1 ? codeFactor(index, record, query) : 1;
    const description = isDescription ? 1 + likenessWeight * like ** 2 : 1;
    const own = contest.factorOf(record);
    // Most records have one of several words; the rest of the questions about them would be asked in vain.
    const most = relevance * mostNameFactor * priors[record]! * code * description * own;
    if (most < contest.leastScore() || !contest.isSought(record, page)) {
      continue;
    }
    const entry = index.entries[record]!;
    const pageEntry = index.entries[page];
    const isMinor =
      (entry.isMinor || pageEntry?.isMinor === true) &&
      !(isAboutVersions && pageEntry?.kind === 'guide');
    // `rich tree view selection` is the name of a page with the titles above it.
    const isPartOfPage =
      isDescription && entry.kind === 'guide' && typed.some(({ head }) => head[record] === 0);
    const score =
      relevance *
      Math.max(known?.boost ?? 1, wholeNameFactor(index, record, query.normalized)) *
      priors[record]! *
      (isPartOfPage ? wholePageFactor : 1) *
      code *
      (isMinor ? minorFactor : 1) *
      description *
      own;
    contest.enter({ index, record, page, score });
  }
}

/** Few words are a name; more of them describe something that the text explains in other words than its title. */
function emphasis(words: number, style: QueryStyle) {
  return style === 'words' && words > 3
    ? { bodyFactor: 1.9, coverageShare: 0.3 }
    : { bodyFactor: style === 'words' && words === 3 ? 1.3 : 1, coverageShare: 0.4 };
}

/** Records that contain some word, as it was typed or as a synonym. */
function matchRecords(
  index: SearchIndex,
  { typed, synonyms }: QueryScores,
  words: readonly WordScores[],
): MatchedRecords {
  const isMatched = new Uint8Array(index.entries.length);
  let count = 0;
  for (const { records } of [...typed.values(), ...synonyms.values()]) {
    for (let at = 0; at < records.length; at += 1) {
      const record = records[at]!;
      count += 1 - isMatched[record]!;
      isMatched[record] = 1;
    }
  }
  const likeliest = index.columns.pages.slice();
  for (const [record, pages] of index.severalPages) {
    if (isMatched[record] === 1) {
      likeliest[record] = likeliestPage(pages, words);
    }
  }
  const matched = { records: new Int32Array(count), pages: new Int32Array(count) };
  for (let record = 0, at = 0; at < count; record += 1) {
    if (isMatched[record] === 1) {
      matched.records[at] = record;
      matched.pages[at] = likeliest[record]!;
      at += 1;
    }
  }
  return matched;
}

/** Whether a word says that a query is about another version: `migrate`, `upgrading`, `v7`. */
function isVersionWord(word: string): boolean {
  return ['migr', 'upgrad'].includes(stemWord(word)) || /^v\d$/.test(word);
}

/** The one of several pages that the query refers to; the first when it refers to none. */
function likeliestPage(pages: readonly number[], words: readonly WordScores[]): number {
  let best = -1;
  let bestScore = -1;
  for (const page of pages) {
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

/** How much more or less a name in code is meant by a query of this style. */
function codeFactor(
  index: SearchIndex,
  record: number,
  { style, normalized }: RankedQuery,
): number {
  const factor = codeFactors[style];
  // `bar chart` is the name of the component, too.
  return index.normalizedTitles[record] === normalized ? Math.max(1, factor) : factor;
}
