import { isChinese, normalizeName, readWords, type Word } from './readWords.ts';
import type { Mark, MarkedText } from './SearchHit.ts';
import { stemWord } from './stemWord.ts';
import { type TypoDistance, typoDistanceFrom } from './typoDistance.ts';

/** A word of the query, as marking needs it. */
export interface MarkedWord {
  text: string;
  stem: string;
  /** Null for a word that is spelled correctly. */
  typosTo: ((term: string) => TypoDistance | null) | null;
}

/** Prepares the words of a query for marking many texts. */
export function wordsToMark(
  words: readonly string[],
  misspelled: ReadonlySet<string>,
): MarkedWord[] {
  return words.map((text) => ({
    text,
    stem: stemWord(text),
    typosTo: misspelled.has(text) ? typoDistanceFrom(text, text.length < 8 ? 1 : 2) : null,
  }));
}

/** Marks the ranges of a text that match words of a query. */
export function markText(text: string, words: readonly MarkedWord[]): MarkedText {
  if (text === '') {
    return { text, marks: [] };
  }
  const own = readWords(text);
  const marks: Mark[] = [];
  for (const { text: found, start } of own) {
    if (isChinese(found)) {
      marks.push(...words.flatMap((word) => occurrences(found, word.text, start)));
    } else {
      const length = sharedLetters(found, words);
      if (length > 0) {
        marks.push([start, start + length]);
      }
    }
  }
  markAcrossWords(text, own, words, marks);
  return { text, marks: joined(marks) };
}

/** Words of the query that run across several words of the text: `rowsel` in `rowSelection`. */
function markAcrossWords(
  text: string,
  own: readonly Word[],
  words: readonly MarkedWord[],
  marks: Mark[],
): void {
  const normalized = normalizeName(text);
  for (const { text: word } of words) {
    const at = word.length > 3 && !isChinese(word) ? normalized.indexOf(word) : -1;
    if (at !== -1) {
      const from = offsetOfLetter(own, at);
      if (own.some(({ start }) => start === from)) {
        marks.push([from, offsetOfLetter(own, at + word.length - 1) + 1]);
      }
    }
  }
}

/** Offset in the text of a letter counted without the characters between words. */
function offsetOfLetter(own: readonly Word[], letter: number): number {
  let rest = letter;
  for (const { start, end } of own) {
    if (rest < end - start) {
      return start + rest;
    }
    rest -= end - start;
  }
  return -1;
}

/** Longest part of a word of the text that some word of the query matches. */
function sharedLetters(found: string, words: readonly MarkedWord[]): number {
  let most = 0;
  let stem: string | null = null;
  for (const word of words) {
    if (found.startsWith(word.text)) {
      most = Math.max(most, word.text.length);
    } else if (word.typosTo) {
      most = found.length > 3 && word.typosTo(found) ? found.length : most;
    } else if (found.charCodeAt(0) === word.text.charCodeAt(0)) {
      stem ??= stemWord(found);
      most = stem === word.stem ? found.length : most;
    }
  }
  return most;
}

function occurrences(run: string, word: string, start: number): Mark[] {
  const at = run.indexOf(word);
  return at === -1 ? [] : [[start + at, start + at + word.length]];
}

function joined(marks: Mark[]): Mark[] {
  const result: Mark[] = [];
  for (const [start, end] of marks.sort((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last && start <= last[1]) {
      last[1] = Math.max(last[1], end);
    } else {
      result.push([start, end]);
    }
  }
  return result;
}
