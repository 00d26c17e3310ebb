import type { Synonyms } from './PackedIndex.ts';
import { isChinese, readWords } from './readWords.ts';
import { cutChinese } from './segmentChinese.ts';
import { stemWord } from './stemWord.ts';

/** A way to say a part of the query, and how well it stands for what was typed. */
export interface Wording {
  words: string[];
  factor: number;
}

/** A part of the query that should be found as a whole: a word, or a phrase with its synonyms; what was typed first. */
export type QueryPart = Wording[];

const synonymFactor = 0.8;

/** Words that join others and say nothing of the subject. */
const fillers = new Set(
  'a an and are as at be by can do does for from get how i if in into is it its me my of on or so that the their there this to use using via we what when where which why will with without you your'.split(
    ' ',
  ),
);
const chineseFillers = new Set([
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

/** Reads a query into parts; Chinese is cut into words that some index knows. */
export function parseQuery(
  query: string,
  synonyms: Synonyms,
  isKnown: (word: string) => boolean,
): QueryPart[] {
  const cut = (runs: readonly string[]) =>
    runs.flatMap((run) => (isChinese(run) ? cutChinese(run, isKnown) : [run]));
  const all = cut(readWords(query).map(({ text }) => text));
  const told = all.filter(isTelling);
  const groups = readSynonyms(synonyms).map((group) => group.map((phrase) => cut(phrase)));
  return withSynonyms(told.length > 0 ? told : all, groups);
}

const readGroups = new WeakMap<Synonyms, string[][][]>();

function readSynonyms(synonyms: Synonyms): string[][][] {
  const groups =
    readGroups.get(synonyms) ??
    synonyms.map((group) =>
      group.map((phrase) =>
        readWords(phrase)
          .map(({ text }) => text)
          .filter(isTelling),
      ),
    );
  readGroups.set(synonyms, groups);
  return groups;
}

function isTelling(word: string): boolean {
  return !fillers.has(word) && !chineseFillers.has(word);
}

function withSynonyms(words: string[], groups: string[][][]): QueryPart[] {
  const parts: QueryPart[] = [];
  for (let at = 0; at < words.length;) {
    let length = 1;
    const others: string[][] = [];
    for (const group of groups) {
      const said = group
        .filter((phrase) => startsAt(words, at, phrase))
        .sort((a, b) => b.length - a.length)[0];
      if (said && said.length >= length) {
        if (said.length > length) {
          others.length = 0;
        }
        length = said.length;
        others.push(...group.filter((phrase) => phrase !== said));
      }
    }
    parts.push([
      { words: words.slice(at, at + length), factor: 1 },
      ...others.map((phrase) => ({ words: phrase, factor: synonymFactor })),
    ]);
    at += length;
  }
  return parts;
}

function startsAt(words: string[], at: number, phrase: string[]): boolean {
  return (
    phrase.length > 0 &&
    phrase.every((word, index) => {
      const said = words[at + index];
      return said !== undefined && (said === word || stemWord(said) === stemWord(word));
    })
  );
}
