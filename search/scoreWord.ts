import type { Lexicon } from './Lexicon.ts';
import { hasMatch, matchForms, matchMisspelled, matchWord, type TermMatch } from './matchWord.ts';
import {
  type AskedPhrases,
  beginsWord,
  type PhraseMatches,
  type SearchIndex,
  type WordScores,
} from './SearchIndex.ts';
import { isChinese, readWords } from './readWords.ts';
import { typoDistanceFrom } from './typoDistance.ts';

/** How much a match counts by where it is. */
const weights = { name: 1, keyword: 0.8, asked: 0.45, trail: 0.45, body: 0.22, bodyStep: 0.07 };

/** Shortest word that is looked up in the middle of a name. */
const shortestInside = 4;

/** Shortest misspelled word that is compared with names of several pieces. */
const shortestCompound = 6;

/** Words whose scores are cached; a query with its synonyms has fewer. */
const cacheSize = 48;

/** Whether the index knows the word, so that it is not taken for a misspelling. */
export function isIndexedWord(index: SearchIndex, word: string): boolean {
  return (
    hasMatch(index.names, word) ||
    hasMatch(index.keywords, word) ||
    index.texts?.asked.words.byText.has(word) === true ||
    index.texts?.bodies.byText.has(word) === true
  );
}

/** What is known about a word: it is still being typed, it is complete, it is unknown, or a synonym of what was typed. */
export type WordOrigin = 'typed' | 'complete' | 'misspelled' | 'synonym';

/** Scores every record of an index by one word; the latest words come from the index's cache. */
export function scoreWord(index: SearchIndex, word: string, origin: WordOrigin): WordScores {
  const key = `${origin} ${word}`;
  const known = index.wordScores.get(key);
  if (known) {
    return known;
  }
  const [oldest] = index.wordScores.keys();
  if (oldest !== undefined && index.wordScores.size >= cacheSize) {
    index.wordScores.delete(oldest);
  }
  const scores = computeScores(index, word, origin);
  index.wordScores.set(key, scores);
  return scores;
}

/** Only what is being typed may be the beginning of a word. */
const matchers: Record<WordOrigin, (lexicon: Lexicon, word: string) => TermMatch[]> = {
  typed: matchWord,
  complete: matchForms,
  misspelled: matchMisspelled,
  synonym: matchForms,
};

function computeScores(index: SearchIndex, word: string, origin: WordOrigin): WordScores {
  const isMisspelled = origin === 'misspelled';
  const count = index.entries.length;
  const match = (lexicon: Lexicon) => matchers[origin](lexicon, word);
  const scores: Omit<WordScores, 'records'> = {
    body: new Float32Array(count),
    head: new Float32Array(count),
    asked: index.texts ? matchPhrases(index.texts.asked, match) : noPhrases,
    explained: new Float32Array(count),
    product: productScore(index, word),
    named: 0,
  };

  for (const { term, quality } of match(index.names)) {
    const letters = Math.min(term.text.length, word.length) * Math.min(1, quality + 0.1);
    for (const record of index.names.postings(term).records) {
      raise(scores.head, record, weights.name * quality);
      raise(scores.explained, record, letters);
    }
  }
  if (origin !== 'synonym' && word.length >= shortestInside) {
    findInside(index, word, scores);
  }
  if (isMisspelled && word.length >= shortestCompound) {
    findMisspelledWhole(index, word, scores);
  }
  for (const { term, quality } of match(index.keywords)) {
    const { records, amounts } = index.keywords.postings(term);
    for (let at = 0; at < records.length; at += 1) {
      const isKeyword = amounts[at] === 3;
      raise(scores.head, records[at]!, quality * (isKeyword ? weights.keyword : weights.trail));
      raise(scores.explained, records[at]!, isKeyword ? 0.5 * word.length * quality : 0);
    }
  }
  const { phrases, qualities } = scores.asked;
  for (let at = 0; at < phrases.length; at += 1) {
    const record = index.texts!.asked.sections[phrases[at]!]!;
    raise(scores.head, record, qualities[at]! * weights.asked);
    raise(scores.explained, record, 0.5 * word.length * qualities[at]!);
  }
  for (let record = 0; record < count; record += 1) {
    scores.named += scores.head[record]! > 0 ? 1 : 0;
  }
  // A prefix of two letters matches too many texts to mean anything; a misspelling is looked up in names first.
  const isSpecific = word.length > 2 || isChinese(word);
  if (index.texts && isSpecific && !(isMisspelled && scores.named > 0)) {
    for (const { term, quality } of match(index.texts.bodies)) {
      const { records, amounts } = index.texts.bodies.postings(term);
      for (let at = 0; at < records.length; at += 1) {
        const weight = weights.body + weights.bodyStep * (amounts[at]! - 1);
        raise(scores.body, records[at]!, quality * weight);
      }
    }
  }
  return { ...scores, records: recordsWith(scores) };
}

const noPhrases: PhraseMatches = { phrases: new Int32Array(), qualities: new Float64Array() };

/** Phrases that have terms which match, each with the best of their qualities. */
function matchPhrases(
  { words, buffers }: AskedPhrases,
  match: (lexicon: Lexicon) => TermMatch[],
): PhraseMatches {
  const best = buffers.matches.emptied();
  for (const { term, quality } of match(words)) {
    const { records } = words.postings(term);
    for (let at = 0; at < records.length; at += 1) {
      best.raise(records[at]!, quality);
    }
  }
  const phrases = best.positions.slice();
  return { phrases, qualities: Float64Array.from(phrases, (phrase) => best.get(phrase)) };
}

/** Records that have the word in their name, keywords, phrases or text. */
function recordsWith({ head, body }: Pick<WordScores, 'head' | 'body'>): Int32Array {
  const records = new Int32Array(head.length);
  let count = 0;
  for (let record = 0; record < head.length; record += 1) {
    if (head[record]! > 0 || body[record]! > 0) {
      records[count] = record;
      count += 1;
    }
  }
  return records.slice(0, count);
}

type NameScores = Pick<WordScores, 'head' | 'explained'>;

/** Names that hold the word across their pieces: `rowsel` in `rowSelectionModel`. */
function findInside(index: SearchIndex, word: string, { head, explained }: NameScores): void {
  index.normalizedTitles.forEach((title, record) => {
    const at = title.indexOf(word);
    if (at !== -1) {
      const quality = insideQuality(index, record, at, at + word.length);
      raise(head, record, quality);
      raise(explained, record, word.length * quality);
    }
  });
}

/** Best where the word starts at a piece of the name and ends with one, or with enough of one to be distinctive. */
function insideQuality(index: SearchIndex, record: number, start: number, end: number): number {
  if (!beginsWord(index, record, start)) {
    return 0.4;
  }
  const isWhole = end === index.normalizedTitles[record]!.length || beginsWord(index, record, end);
  const isScrap = beginsWord(index, record, end - 1) || beginsWord(index, record, end - 2);
  return isScrap && !isWhole ? 0.5 : 0.85;
}

/** Names that are the word but for a letter or two, their pieces written in one: `piechrt` for `PieChart`. */
function findMisspelledWhole(
  index: SearchIndex,
  word: string,
  { head, explained }: NameScores,
): void {
  const limit = word.length < 8 ? 1 : 2;
  const distanceTo = typoDistanceFrom(word, limit);
  index.normalizedTitles.forEach((title, record) => {
    if (title.length > word.length + limit) {
      return;
    }
    const distance = distanceTo(title);
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
