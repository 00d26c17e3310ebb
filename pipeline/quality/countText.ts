import type { Language } from '#model/Language.ts';
import type { Page } from '#model/Page.ts';
import { plainText } from '#pipeline/search/plainText.ts';

/** What is written in a language. */
export interface TextCount {
  /** Guides that are not shown in another language. */
  guides: number;
  /** Words of their prose, without code. */
  words: number;
}

/** Counts the guides of a language that are written in it, and their words. */
export function countText(pages: readonly Page[], language: Language): TextCount {
  const own = pages.filter((page) => page.bodyLanguage === language);
  // Chinese has no spaces between words.
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const count = (text: string) => sum(clauses(text).map((clause) => countWords(clause, segmenter)));
  const words = own.flatMap(({ meta, blocks }) => [
    count(meta.description),
    ...blocks.map((block) => (block.kind === 'prose' ? count(plainText(block.html)) : 0)),
  ]);
  return { guides: own.length, words: sum(words) };
}

/** Each segment brings a copy of the text it is a part of along, so texts are kept short. */
function clauses(text: string): string[] {
  return text.split(/(?<=[，。；：！？、])|(?<=[.,;:!?])\s+/);
}

function countWords(clause: string, segmenter: Intl.Segmenter): number {
  let words = 0;
  for (const { isWordLike } of segmenter.segment(clause)) {
    words += isWordLike ? 1 : 0;
  }
  return words;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
