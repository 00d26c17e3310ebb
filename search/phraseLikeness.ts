import { type QueryPart, synonymFactor } from './parseQuery.ts';
import type { QueryScores } from './scoreParts.ts';
import type { AskedPhrases, PhraseMatches, SearchIndex } from './SearchIndex.ts';
import type { SparseNumbers } from './SparseNumbers.ts';

/**
 * How much a query has in common with the phrase of each record that is most like it, from 0 to 1, by position. The words of
 * all phrases together say less: a section with many phrases has some of the words of every query.
 */
export function phraseLikeness(
  { entries }: SearchIndex,
  { sections, lengths, buffers }: AskedPhrases,
  query: { parts: readonly QueryPart[]; importance: readonly number[]; scores: QueryScores },
): Float64Array {
  const { parts, importance, scores } = query;
  const sum = importance.reduce((total, each) => total + each, 0) || 1;
  const shared = buffers.shared.emptied();
  const counts = buffers.counts.emptied();
  parts.forEach((part, position) => {
    const best = bestQualities(part, scores, buffers);
    for (const phrase of best.positions) {
      shared.add(phrase, best.get(phrase) * importance[position]!);
      counts.add(phrase, best.get(phrase) * part[0]!.words.length);
    }
  });
  const likeness = new Float64Array(entries.length);
  for (const phrase of shared.positions) {
    const section = sections[phrase]!;
    const share = Math.min(1, counts.get(phrase) / lengths[phrase]!);
    const like = (shared.get(phrase) / sum) * Math.sqrt(share);
    likeness[section] = Math.max(likeness[section]!, like);
  }
  return likeness;
}

/** How well the best wording of a part matches each phrase that has its words. */
function bestQualities(
  part: QueryPart,
  scores: QueryScores,
  buffers: AskedPhrases['buffers'],
): SparseNumbers {
  const best = buffers.best.emptied();
  for (const { words, isTyped } of part) {
    const known = isTyped ? scores.typed : scores.synonyms;
    const asked = words.map((word) => known.get(word)!.asked);
    const factor = isTyped ? 1 : synonymFactor;
    if (asked.length === 1) {
      const { phrases, qualities } = asked[0]!;
      for (let at = 0; at < phrases.length; at += 1) {
        best.raise(phrases[at]!, factor * qualities[at]!);
      }
    } else {
      const { means, words: met } = meanQualities(asked, buffers);
      for (const phrase of means.positions) {
        // A synonym of several words is one as a whole.
        if (isTyped || met.get(phrase) === asked.length) {
          best.raise(phrase, factor * means.get(phrase));
        }
      }
    }
  }
  return best;
}

/** How well several words match each phrase that has some of them, and how many it has. */
function meanQualities(
  asked: readonly PhraseMatches[],
  buffers: AskedPhrases['buffers'],
): { means: SparseNumbers; words: SparseNumbers } {
  const means = buffers.means.emptied();
  const words = buffers.words.emptied();
  for (const { phrases, qualities } of asked) {
    for (let at = 0; at < phrases.length; at += 1) {
      means.add(phrases[at]!, qualities[at]! / asked.length);
      words.add(phrases[at]!, 1);
    }
  }
  return { means, words };
}
