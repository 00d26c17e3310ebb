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
  const { lengths } = index.columns;
  const score = new Float64Array(records.length);
  const explained = new Float64Array(records.length);
  const bestValue = new Float64Array(records.length);
  const sums = {
    score: new Float64Array(records.length),
    explained: new Float64Array(records.length),
  };
  for (const { words, isTyped } of part) {
    sumWords(index, matched, { words, needsAll: !isTyped, bodyFactor }, sums);
    const factor = isTyped ? 1 : synonymFactor;
    for (let at = 0; at < records.length; at += 1) {
      const mean = (factor * sums.score[at]!) / words.length;
      if (mean > 0) {
        const coverage = Math.min(1, sums.explained[at]! / lengths[records[at]!]!);
        const value = mean * (0.6 + 0.4 * coverage);
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

/** Writes what the words of a wording say about each record, added up, into `sums`. */
function sumWords(
  index: SearchIndex,
  { records, pages }: MatchedRecords,
  wording: { words: readonly PlacedWord[]; needsAll: boolean; bodyFactor: number },
  sums: { score: Float64Array; explained: Float64Array },
): void {
  const { headings } = index.columns;
  const { words, needsAll, bodyFactor } = wording;
  words.forEach(({ head, body, explained, product, kinds }, position) => {
    for (let at = 0; at < records.length; at += 1) {
      const record = records[at]!;
      const page = pages[at]!;
      const above = headings[record]!;
      const onPage = page === record || page === -1 ? 0 : head[page]!;
      const inHeading = above === -1 ? 0 : head[above]!;
      const isKind = kinds.size > 0 && kinds.has(index.entries[record]!.kind);
      const each = Math.max(
        head[record]!,
        bodyFactor * body[record]!,
        contextWeight * Math.max(onPage, inHeading),
        isKind ? kindWeight : 0,
        product,
      );
      const before = position === 0 ? 0 : sums.score[at]!;
      // A phrase is a synonym as a whole: `license key` says nothing about `onCellKeyDown`.
      const isOut = needsAll && (each === 0 || (position > 0 && before === 0));
      sums.score[at] = isOut ? 0 : before + each;
      sums.explained[at] = (position === 0 ? 0 : sums.explained[at]!) + explained[record]!;
    }
  });
}
