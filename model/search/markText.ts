import { isChinese, readWords, squeeze } from './readWords.ts';
import type { Mark, MarkedText } from './SearchHit.ts';
import { stemWord } from './stemWord.ts';
import { typoDistance } from './typoDistance.ts';

/** Marks the stretches of a text that words of a query stand for, allowing for those that are misspelled. */
export function markText(
  text: string,
  words: readonly string[],
  misspelled: ReadonlySet<string>,
): MarkedText {
  if (text === '') {
    return { text, marks: [] };
  }
  const own = readWords(text);
  const marks = own.flatMap(({ text: found, start }) =>
    isChinese(found)
      ? words.flatMap((word) => occurrences(found, word, start))
      : words.flatMap((word): Mark[] => {
          const length = sharedLetters(found, word, misspelled.has(word));
          return length > 0 ? [[start, start + length]] : [];
        }),
  );
  const squeezed = squeeze(text);
  const places = own.flatMap(({ text: found, start }) =>
    [...found].map((_, index) => start + index),
  );
  for (const word of words) {
    const at = word.length > 3 && !isChinese(word) ? squeezed.indexOf(word) : -1;
    const from = places[at];
    const last = places[at + word.length - 1];
    if (from !== undefined && last !== undefined && own.some(({ start }) => start === from)) {
      marks.push([from, last + 1]);
    }
  }
  return { text, marks: joined(marks) };
}

/** How many letters of a word of the text a word of the query stands for. */
function sharedLetters(found: string, word: string, isMisspelled: boolean): number {
  if (found.startsWith(word)) {
    return word.length;
  }
  if (isMisspelled) {
    const limit = word.length < 8 ? 1 : 2;
    return found.length > 3 && typoDistance(word, found, limit) ? found.length : 0;
  }
  return found.charCodeAt(0) === word.charCodeAt(0) && stemWord(found) === stemWord(word)
    ? found.length
    : 0;
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
