import { type HitKind, kindsNamedBy } from './recordKinds.ts';
import { type QueryPart, synonymFactor } from './parseQuery.ts';
import type { SearchIndex, WordScores } from './SearchIndex.ts';

/** What each word of a query says about the records of an index, as it was typed and as a synonym. */
export interface QueryScores {
  typed: ReadonlyMap<string, WordScores>;
  synonyms: ReadonlyMap<string, WordScores>;
}

/** Some records of an index, each with the page that the query refers to; -1 for none. */
export interface MatchedRecords {
  records: Int32Array;
  pages: Int32Array;
}

/** How well the parts of a query match each of the matched records, in their order. */
export interface PartScores {
  /** The scores of all parts, each times its importance. */
  reached: Float64Array;
  /** Importance of the parts that match at all. */
  met: Float64Array;
  /** Letters of the name that the parts account for. */
  explained: Float64Array;
}

/** A word of the query, ready to be compared with many records. */
interface PlacedWord extends WordScores {
  kinds: ReadonlySet<HitKind>;
}

interface PlacedWording {
  words: PlacedWord[];
  isTyped: boolean;
}

/** What a page or a heading says about a record counts less than the record's own words. */
const contextWeight = 0.6;

/** Who names a kind, as in "tooltip slot", means it. */
const kindWeight = 0.9;

/** Scores records by the parts of a query; each part counts by the wording of it that fits a record best. */
export function scoreParts(
  index: SearchIndex,
  matched: MatchedRecords,
  query: { parts: readonly QueryPart[]; importance: readonly number[]; scores: QueryScores },
  bodyFactor: number,
): PartScores {
  const count = matched.records.length;
  const reached = new Float64Array(count);
  const met = new Float64Array(count);
  const explained = new Float64Array(count);
  query.parts.forEach((part, position) => {
    const best = scorePart(index, matched, placeWords(part, query.scores), bodyFactor);
    const importance = query.importance[position]!;
    for (let at = 0; at < count; at += 1) {
      const score = best.score[at]!;
      reached[at]! += score * importance;
      met[at]! += score > 0 ? importance : 0;
      explained[at]! += best.explained[at]!;
    }
  });
  return { reached, met, explained };
}

function placeWords(part: QueryPart, scores: QueryScores): PlacedWording[] {
  return part.map(({ words, isTyped }) => {
    const known = isTyped ? scores.typed : scores.synonyms;
    return {
      words: words.map((word) => ({ ...known.get(word)!, kinds: kindsNamedBy(word) })),
      isTyped,
    };
  });
}

/** Scores by the wording of a part that fits each record best. */
function scorePart(
  index: SearchIndex,
  matched: MatchedRecords,
  part: readonly PlacedWording[],
  bodyFactor: number,
) {
  const { records } = matched;
  const score = new Float64Array(records.length);
  const explained = new Float64Array(records.length);
  const bestValue = new Float64Array(records.length);
  for (const { words, isTyped } of part) {
    const factor = isTyped ? 1 : synonymFactor;
    const sums = sumWords(index, matched, words, { bodyFactor, needsAll: !isTyped });
    for (let at = 0; at < records.length; at += 1) {
      const mean = (factor * sums.score[at]!) / words.length;
      if (mean > 0) {
        const length = index.titleLengths[records[at]!]!;
        const value = mean * (0.6 + 0.4 * Math.min(1, sums.explained[at]! / length));
        if (value > bestValue[at]!) {
          bestValue[at] = value;
          score[at] = mean;
          explained[at] = sums.explained[at]! * factor;
        }
      }
    }
  }
  return { score, explained };
}

/** Adds up what the words of a wording say about each record. */
function sumWords(
  index: SearchIndex,
  { records, pages }: MatchedRecords,
  words: readonly PlacedWord[],
  { bodyFactor, needsAll }: { bodyFactor: number; needsAll: boolean },
) {
  const score = new Float64Array(records.length);
  const sum = new Float64Array(records.length);
  const { parents } = index;
  const lacksWord = new Uint8Array(needsAll && words.length > 1 ? records.length : 0);
  for (const { head, body, explained, product, kinds } of words) {
    for (let at = 0; at < records.length; at += 1) {
      const record = records[at]!;
      const page = pages[at]!;
      const parent = parents[record]!;
      const above = page === record || page === -1 ? 0 : head[page]!;
      const heading = parent === -1 ? 0 : head[parent]!;
      const isKind = kinds.size > 0 && kinds.has(index.entries[record]!.kind);
      const each = Math.max(
        head[record]!,
        bodyFactor * body[record]!,
        contextWeight * Math.max(above, heading),
        isKind ? kindWeight : 0,
        product,
      );
      score[at]! += each;
      sum[at]! += explained[record]!;
      if (each === 0 && lacksWord.length > 0) {
        lacksWord[at] = 1;
      }
    }
  }
  // A phrase is a synonym as a whole: `license key` says nothing about `onCellKeyDown`.
  lacksWord.forEach((lacks, at) => {
    score[at] = lacks ? 0 : score[at]!;
  });
  return { score, explained: sum };
}
