import { synonymFactor } from './parseQuery.ts';
import type { AskedPhrases, WordScores } from './SearchIndex.ts';

/** A way to phrase a part of the query, with what its words say about the phrases. */
interface AskedWording {
  words: readonly Pick<WordScores, 'asked'>[];
  isTyped: boolean;
}

/**
 * How much a query has in common with the phrase of each section that is most like it, from 0 to 1. The words of all phrases
 * together say less: a section with many phrases has some of the words of every query.
 */
export function phraseLikeness(
  { sections, lengths }: AskedPhrases,
  parts: readonly (readonly AskedWording[])[],
  importance: readonly number[],
): Map<number, number> {
  const likeness = new Map<number, number>();
  const sum = importance.reduce((total, each) => total + each, 0) || 1;
  for (let phrase = 0; phrase < sections.length; phrase += 1) {
    let shared = 0;
    let count = 0;
    for (let position = 0; position < parts.length; position += 1) {
      const part = parts[position]!;
      const quality = bestQuality(part, phrase);
      shared += quality * importance[position]!;
      count += quality * part[0]!.words.length;
    }
    if (shared > 0) {
      const section = sections[phrase]!;
      const like = (shared / sum) * Math.sqrt(Math.min(1, count / lengths[phrase]!));
      likeness.set(section, Math.max(likeness.get(section) ?? 0, like));
    }
  }
  return likeness;
}

/** How well the best wording of a part matches a phrase. */
function bestQuality(part: readonly AskedWording[], phrase: number): number {
  let best = 0;
  for (const { words, isTyped } of part) {
    let quality = 0;
    for (const { asked } of words) {
      quality += asked[phrase]!;
      // A synonym of several words is one as a whole.
      if (asked[phrase] === 0 && !isTyped) {
        quality = 0;
        break;
      }
    }
    best = Math.max(best, ((isTyped ? 1 : synonymFactor) * quality) / words.length);
  }
  return best;
}
