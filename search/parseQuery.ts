import type { Synonyms } from './PackedIndex.ts';
import { maxQueryWords } from './queryLimits.ts';
import { isChinese, readWords, type Word } from './readWords.ts';
import { cutChinese } from './segmentChinese.ts';
import type { SynonymGroups } from './SearchIndex.ts';
import { stemWord } from './stemWord.ts';

/** A way to phrase a part of the query: as it was typed, or by a synonym. */
export interface Wording {
  words: readonly string[];
  isTyped: boolean;
}

/** How much a synonym counts compared with what was typed. */
export const synonymFactor = 0.8;

/** A part of the query that should be found as a whole: a word, or a phrase with its synonyms; what was typed first. */
export type QueryPart = Wording[];

/** Stop words. */
const stopWords = new Set(
  'a an and are as at be by can do does for from get how i if in into is it its me my of on or so that the their there this to use using via we what when where which why will with without you your'.split(
    ' ',
  ),
);
const chineseStopWords = new Set([
  '的',
  '了',
  '和',
  '与',
  '在',
  '是',
  '如何',
  '怎么',
  '怎样',
  '什么',
  '吗',
  '把',
  '我',
]);

/** Words that say what should happen to a thing, but not to which: beside two others they are left out. */
const weakWords = new Set(
  'able allow change enable force make need possible set support want way work working'.split(' '),
);

/** Code that reaches into an object, such as `apiRef.current.selectRow`; its last name is what is looked up. */
const memberAccess = /(?<![\w.])(?:[A-Za-z_$][\w$]*\??\.)+([a-z_$][\w$]*[A-Z][\w$]*)/g;

/** Reads a query into parts, as much of it as counts; runs of Chinese are cut into words that some index knows. */
export function parseQuery(
  query: string,
  synonyms: SynonymGroups,
  isKnown: (word: string) => boolean,
): QueryPart[] {
  const cut = (runs: readonly string[]) =>
    runs.flatMap((run) => (isChinese(run) ? cutChinese(run, isKnown) : [run]));
  const typed = query.replaceAll(memberAccess, '$1');
  const all = cut(readWords(typed).map(({ text }) => text));
  const content = cut(
    readWords(typed)
      .filter((word) => isContentWord(word.text) || isPieceOfName(typed, word))
      .map(({ text }) => text),
  ).filter((word) => !chineseStopWords.has(word));
  const strong = content.filter((word) => !weakWords.has(stemWord(word)) && !weakWords.has(word));
  const kept = strong.length > 1 ? strong : content;
  const groups = synonyms.map((group) =>
    group.map((phrase) => (phrase.some(isChinese) ? cut(phrase) : phrase)),
  );
  return withSynonyms((kept.length > 0 ? kept : all).slice(0, maxQueryWords), groups);
}

/** Splits synonyms into words once, when an index is opened. */
export function readSynonyms(synonyms: Synonyms): SynonymGroups {
  return synonyms.map((group) =>
    group.map((phrase) =>
      readWords(phrase)
        .map(({ text }) => text)
        .filter(isContentWord),
    ),
  );
}

/** Whether a word is written in one with others: `use` in `useTreeItem`. */
function isPieceOfName(text: string, { start, end }: Word): boolean {
  return /[A-Za-z]/.test(text.charAt(start - 1)) || /[A-Za-z]/.test(text.charAt(end));
}

/** The words of a phrase that say something by themselves, in one: `hide a column` and `hide column` are the same. */
export function normalizePhrase(text: string): string {
  const words = readWords(text).map((word) => word.text);
  const content = words.filter(isContentWord);
  return (content.length > 0 ? content : words).join('');
}

/** Whether a word says something by itself. */
export function isContentWord(word: string): boolean {
  return !stopWords.has(word) && !chineseStopWords.has(word);
}

function withSynonyms(words: string[], groups: SynonymGroups): QueryPart[] {
  const parts: QueryPart[] = [];
  for (let at = 0; at < words.length;) {
    let length = 1;
    const others: (readonly string[])[] = [];
    for (const group of groups) {
      const typed = group
        .filter((phrase) => startsAt(words, at, phrase))
        .sort((a, b) => b.length - a.length)[0];
      if (typed && typed.length >= length) {
        if (typed.length > length) {
          others.length = 0;
        }
        length = typed.length;
        others.push(...group.filter((phrase) => phrase !== typed));
      }
    }
    parts.push([
      { words: words.slice(at, at + length), isTyped: true },
      ...others.map((phrase) => ({ words: phrase, isTyped: false })),
    ]);
    at += length;
  }
  return parts;
}

function startsAt(words: string[], at: number, phrase: readonly string[]): boolean {
  return (
    phrase.length > 0 &&
    phrase.every((word, index) => {
      const typed = words[at + index];
      return typed !== undefined && areForms(typed, word);
    })
  );
}

/** Whether two words are forms of one, which begin with the same letter. */
function areForms(one: string, other: string): boolean {
  return (
    one === other ||
    (one.charCodeAt(0) === other.charCodeAt(0) && stemWord(one) === stemWord(other))
  );
}
