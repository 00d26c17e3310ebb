import { templateOfPath } from '#model/Template.ts';
import type { Docs } from '#pipeline/docs/Docs.ts';
import { pagePaths, referencePaths } from '#pipeline/pages/pagePaths.ts';
import type { Language } from '#model/Language.ts';
import type { Page } from '#model/Page.ts';

/** Pages of one language by kind. */
export type PageCounts = Record<'guides' | 'reference' | 'templates' | 'others', number>;

/** Counts the pages of the sitemap by kind. */
export async function countPages(
  docs: Pick<Docs, 'config' | 'pageFiles' | 'apis'>,
): Promise<PageCounts> {
  const guides = new Set((await docs.pageFiles()).map(({ path }) => path));
  const reference = new Set(referencePaths(docs.config, await docs.apis()));
  const counts: PageCounts = { guides: 0, reference: 0, templates: 0, others: 0 };
  for (const path of await pagePaths(docs)) {
    const kind = guides.has(path)
      ? 'guides'
      : reference.has(path)
        ? 'reference'
        : templateOfPath(path) === null
          ? 'others'
          : 'templates';
    counts[kind] += 1;
  }
  return counts;
}

/** How much is written in a language. */
export interface TextCount {
  /** Guides with a text in this language. */
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
    ...blocks.flatMap((block) =>
      block.kind === 'prose'
        ? block.sections.map(({ heading, text }) => count(heading?.text ?? '') + count(text))
        : [],
    ),
  ]);
  return { guides: own.length, words: sum(words) };
}

/** Splits a text into clauses: each segment holds a copy of its whole input, so long inputs are expensive. */
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
