import type { Lexicon, LexiconTerm } from './Lexicon.ts';
import { stemWord } from './stemWord.ts';
import { typoDistance } from './typoDistance.ts';

/** A term a word stands for, and how surely: 1 for the word itself. */
export interface TermMatch {
  term: LexiconTerm;
  quality: number;
}

const stemQuality = 0.9;

/** Terms that are the word, another form of it, or begin with it. */
export function matchWord(lexicon: Lexicon, word: string): TermMatch[] {
  const matches = new Map<LexiconTerm, number>();
  for (const term of lexicon.byStem.get(stemWord(word)) ?? []) {
    matches.set(term, stemQuality);
  }
  for (let at = firstAtLeast(lexicon.terms, word); at < lexicon.terms.length; at += 1) {
    const term = lexicon.terms[at]!;
    if (!term.text.startsWith(word)) {
      break;
    }
    matches.set(term, Math.max(matches.get(term) ?? 0, beginningQuality(word, term.text)));
  }
  return [...matches].map(([term, quality]) => ({ term, quality }));
}

/** A beginning says the more about a term, the more of the term it is. */
function beginningQuality(word: string, term: string): number {
  return word.length === term.length ? 1 : 0.55 + 0.35 * (word.length / term.length);
}

/** Terms the word may be a misspelling of; short words have too many neighbours to guess. */
export function matchMisspelled(lexicon: Lexicon, word: string): TermMatch[] {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) {
    return [];
  }
  const limit = word.length < 8 ? 1 : 2;
  const needsFirstLetter = word.length < 6;
  const stem = stemWord(word);
  return lexicon.terms.flatMap((term) => {
    if (term.text.length < 3 || (needsFirstLetter && term.text[0] !== word[0])) {
      return [];
    }
    const whole = Math.min(
      typoDistance(word, term.text, limit, false),
      typoDistance(stem, term.stem, limit, false),
    );
    if (whole <= limit) {
      return [{ term, quality: 0.85 - 0.15 * whole }];
    }
    const beginning = typoDistance(word, term.text, limit, true);
    const share = Math.min(1, word.length / term.text.length);
    return beginning <= limit
      ? [{ term, quality: (0.7 - 0.15 * beginning) * (0.6 + 0.4 * share) }]
      : [];
  });
}

function firstAtLeast(terms: readonly LexiconTerm[], word: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (terms[middle]!.text < word) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}
