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
  const count = (text: string) =>
    [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length;
  const words = own.flatMap(({ meta, blocks }) => [
    count(meta.description),
    ...blocks.map((block) => (block.kind === 'prose' ? count(plainText(block.html)) : 0)),
  ]);
  return { guides: own.length, words: words.reduce((sum, each) => sum + each, 0) };
}
