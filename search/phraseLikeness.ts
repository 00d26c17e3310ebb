import { type QueryPart, synonymFactor } from './parseQuery.ts';
import type { QueryScores } from './scoreParts.ts';
import type { AskedPhrases } from './SearchIndex.ts';

/**
 * How much a query has in common with the phrase of each section that is most like it, from 0 to 1. The words of all phrases
 * together say less: a section with many phrases has some of the words of every query.
 */
export function phraseLikeness(
  { sections, lengths }: AskedPhrases,
  query: { parts: readonly QueryPart[]; importance: readonly number[]; scores: QueryScores },
): Map<number, number> {
  const { parts, importance, scores } = query;
  const sum = importance.reduce((total, each) => total + each, 0) || 1;
  const shared = new Map<number, number>();
  const counts = new Map<number, number>();
  parts.forEach((part, position) => {
    for (const [phrase, quality] of bestQualities(part, scores)) {
      shared.set(phrase, (shared.get(phrase) ?? 0) + quality * importance[position]!);
      counts.set(phrase, (counts.get(phrase) ?? 0) + quality * part[0]!.words.length);
    }
  });
  const likeness = new Map<number, number>();
  for (const [phrase, amount] of shared) {
    const section = sections[phrase]!;
    const like = (amount / sum) * Math.sqrt(Math.min(1, counts.get(phrase)! / lengths[phrase]!));
    likeness.set(section, Math.max(likeness.get(section) ?? 0, like));
  }
  return likeness;
}

/** How well the best wording of a part matches each phrase that has its words. */
function bestQualities(part: QueryPart, scores: QueryScores): Map<number, number> {
  const best = new Map<number, number>();
  for (const { words, isTyped } of part) {
    const known = isTyped ? scores.typed : scores.synonyms;
    const asked = words.map((word) => known.get(word)!.asked);
    const qualities = new Map<number, number>();
    for (const each of asked) {
      for (const [phrase, quality] of each) {
        qualities.set(phrase, (qualities.get(phrase) ?? 0) + quality / words.length);
      }
    }
    for (const [phrase, quality] of qualities) {
      // A synonym of several words is one as a whole.
      if (isTyped || asked.every((each) => each.has(phrase))) {
        best.set(phrase, Math.max(best.get(phrase) ?? 0, (isTyped ? 1 : synonymFactor) * quality));
      }
    }
  }
  return best;
}
