import type { Lexicon } from './Lexicon.ts';
import { matchMisspelled, matchWord, type TermMatch } from './matchWord.ts';
import { beginsWord, type SearchIndex } from './openIndex.ts';
import { isChinese, readWords } from './readWords.ts';
import { typoDistance } from './typoDistance.ts';

/** What one word of a query says about the records of an index, each number from 0 to 1. */
export interface WordScores {
  /** By name, keyword or text, whichever fits best. */
  own: Float32Array;
  /** By name or keyword alone: what a page says about everything on it. */
  head: Float32Array;
  /** Letters of the name that the word accounts for. */
  explained: Float32Array;
  /** By the product's name, which all records share. */
  product: number;
  /** Records it names. */
  named: number;
}

/** How much a match counts by where it is. */
const weights = { name: 1, keyword: 0.8, trail: 0.45, body: 0.22, bodyStep: 0.07 };

/** Shortest piece that is looked for in the middle of a name. */
const shortestInside = 4;

/** Shortest misspelled word that is compared with names of several pieces. */
const shortestCompound = 6;

/** Words remembered; a query with its synonyms has fewer. */
const mostRemembered = 24;

/** Whether anything is called like the word, so that no misspelling need be assumed. */
export function isNamed(index: SearchIndex, word: string): boolean {
  return (
    matchWord(index.names, word).length > 0 ||
    matchWord(index.keywords, word).length > 0 ||
    index.texts?.bodies.byText.has(word) === true
  );
}

/** Scores every record of an index by one word, or remembers it. */
export function scoreWord(index: SearchIndex, word: string, isMisspelled: boolean): WordScores {
  const key = `${isMisspelled ? '~' : ''}${word}`;
  const known = index.wordScores.get(key);
  if (known) {
    return known;
  }
  const [oldest] = index.wordScores.keys();
  if (oldest !== undefined && index.wordScores.size >= mostRemembered) {
    index.wordScores.delete(oldest);
  }
  const scores = computeScores(index, word, isMisspelled);
  index.wordScores.set(key, scores);
  return scores;
}

function computeScores(index: SearchIndex, word: string, isMisspelled: boolean): WordScores {
  const count = index.entries.length;
  const scores: WordScores = {
    own: new Float32Array(count),
    head: new Float32Array(count),
    explained: new Float32Array(count),
    product: productScore(index, word),
    named: 0,
  };
  const match = (lexicon: Lexicon): TermMatch[] =>
    isMisspelled ? matchMisspelled(lexicon, word) : matchWord(lexicon, word);

  for (const { term, quality } of match(index.names)) {
    for (const { record } of index.names.postings(term)) {
      raise(scores.head, record, weights.name * quality);
      raise(
        scores.explained,
        record,
        Math.min(term.text.length, word.length) * Math.min(1, quality + 0.1),
      );
    }
  }
  if (word.length >= shortestInside) {
    findInside(index, word, scores);
  }
  if (isMisspelled && word.length >= shortestCompound) {
    findMisspelledWhole(index, word, scores);
  }
  for (const { term, quality } of match(index.keywords)) {
    for (const { record, amount } of index.keywords.postings(term)) {
      const isKeyword = amount === 3;
      raise(scores.head, record, quality * (isKeyword ? weights.keyword : weights.trail));
      raise(scores.explained, record, isKeyword ? 0.5 * word.length * quality : 0);
    }
  }
  scores.own.set(scores.head);
  for (let record = 0; record < count; record += 1) {
    scores.named += scores.head[record]! > 0 ? 1 : 0;
  }
  // Of a short beginning texts hold too much to mean anything; a misspelling is looked for in names first.
  const isTelling = word.length > 2 || isChinese(word);
  if (index.texts && isTelling && !(isMisspelled && scores.named > 0)) {
    for (const { term, quality } of match(index.texts.bodies)) {
      for (const { record, amount } of index.texts.bodies.postings(term)) {
        raise(scores.own, record, quality * (weights.body + weights.bodyStep * (amount - 1)));
      }
    }
  }
  return scores;
}

/** Names that hold the word across their pieces: `rowsel` in `rowSelectionModel`. */
function findInside(index: SearchIndex, word: string, { head, explained }: WordScores): void {
  index.squeezed.forEach((title, record) => {
    const at = title.indexOf(word);
    if (at !== -1) {
      const quality = insideQuality(index, record, at, at + word.length);
      raise(head, record, quality);
      raise(explained, record, word.length * quality);
    }
  });
}

/** Best where the word begins with a piece of the name and ends with one, or with enough of one to tell. */
function insideQuality(index: SearchIndex, record: number, start: number, end: number): number {
  if (!beginsWord(index, record, start)) {
    return 0.4;
  }
  const isWhole = end === index.squeezed[record]!.length || beginsWord(index, record, end);
  const isScrap = beginsWord(index, record, end - 1) || beginsWord(index, record, end - 2);
  return isScrap && !isWhole ? 0.5 : 0.85;
}

/** Names that are the word but for a letter or two, their pieces written in one: `piechrt` for `PieChart`. */
function findMisspelledWhole(
  index: SearchIndex,
  word: string,
  { head, explained }: WordScores,
): void {
  const limit = word.length < 8 ? 1 : 2;
  index.squeezed.forEach((title, record) => {
    if (title.length > word.length + limit) {
      return;
    }
    const distance = typoDistance(word, title, limit);
    if (distance && distance.whole <= limit) {
      raise(head, record, 0.85 - 0.15 * distance.whole);
      raise(explained, record, title.length);
    }
  });
}

function productScore({ packed }: SearchIndex, word: string): number {
  const words = readWords(packed.productName).map(({ text }) => text);
  const isName = words.includes(word) || words.join('').startsWith(word);
  return isName && word.length > 1 ? weights.trail : 0;
}

function raise(scores: Float32Array, record: number, score: number): void {
  if (score > scores[record]!) {
    scores[record] = score;
  }
}
