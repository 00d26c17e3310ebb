import type { Lexicon, LexiconTerm } from './Lexicon.ts';
import { stemWord } from './stemWord.ts';
import { typoDistanceFrom } from './typoDistance.ts';

/** A term that a word matches, with a quality of 1 for the word itself. */
export interface TermMatch {
  term: LexiconTerm;
  quality: number;
}

const stemQuality = 0.9;

/** Terms that are the word or another form of it. */
export function matchForms(lexicon: Lexicon, word: string): TermMatch[] {
  const stem = stemWord(word);
  return matchWord(lexicon, word).filter(({ term }) => stemWord(term.text) === stem);
}

/** Terms that are the word, another form of it, or begin with it. */
export function matchWord(lexicon: Lexicon, word: string): TermMatch[] {
  const matches: TermMatch[] = [];
  const stem = stemWord(word);
  // All forms of a word begin with its stem, but for the last letter of `category` and `categories`.
  const shared = stem.length > 3 && stem.endsWith('y') ? stem.slice(0, -1) : stem;
  const start = word.startsWith(shared) ? shared : word;
  for (let at = firstAtLeast(lexicon.terms, start); at < lexicon.terms.length; at += 1) {
    const term = lexicon.terms[at]!;
    if (!term.text.startsWith(start)) {
      break;
    }
    if (term.text.startsWith(word)) {
      const isForm = term.text.length > word.length && stemWord(term.text) === stem;
      const quality = Math.max(isForm ? stemQuality : 0, prefixQuality(word, term.text));
      matches.push({ term, quality });
    } else if (stemWord(term.text) === stem) {
      matches.push({ term, quality: stemQuality });
    }
  }
  return matches;
}

/** Whether some term is the word, another form of it, or begins with it. */
export function hasMatch(lexicon: Lexicon, word: string): boolean {
  const next = lexicon.terms[firstAtLeast(lexicon.terms, word)];
  return next?.text.startsWith(word) === true || matchWord(lexicon, word).length > 0;
}

/** The longer a prefix is compared with its term, the surer the match. */
function prefixQuality(word: string, term: string): number {
  return word.length === term.length ? 1 : 0.6 + 0.32 * (word.length / term.length);
}

/** Terms the word may be a misspelling of, or that are a prefix of it; short words have too many neighbors to guess. */
export function matchMisspelled(lexicon: Lexicon, word: string): TermMatch[] {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) {
    return [];
  }
  const limit = word.length < 8 ? 1 : 2;
  const needsFirstLetter = word.length < 6;
  const matches = longestPrefix(lexicon, word);
  const distanceTo = typoDistanceFrom(word, limit);
  for (const term of lexicon.terms) {
    const { text } = term;
    if (text.length < 3 || (needsFirstLetter && text.charCodeAt(0) !== word.charCodeAt(0))) {
      continue;
    }
    const distance = distanceTo(text);
    if (distance && distance.whole <= limit) {
      matches.push({ term, quality: 0.85 - 0.15 * distance.whole });
    } else if (distance) {
      const share = Math.min(1, word.length / text.length);
      matches.push({ term, quality: (0.7 - 0.15 * distance.prefix) * (0.6 + 0.4 * share) });
    }
  }
  return matches;
}

/** The longest term that is a prefix of the word: `render` for `renderers`. */
function longestPrefix(lexicon: Lexicon, word: string): TermMatch[] {
  for (let length = word.length - 1; length >= Math.max(4, word.length * 0.6); length -= 1) {
    const term = lexicon.byText.get(word.slice(0, length));
    if (term) {
      return [{ term, quality: 0.6 * (length / word.length) }];
    }
  }
  return [];
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
