/** Splits a run of Chinese characters into words. */
export type Segmenter = (run: string) => string[];

/**
 * The words under which a run of Chinese is indexed: those of the platform's dictionary, and pairs of characters
 * inside longer words, so that a part of a compound is found as well. Runs only at build: a query is segmented by
 * what the index knows, so it needs no dictionary and gives the same words in every browser.
 */
export function segmentChinese(run: string, segment: Segmenter | null): string[] {
  if (!segment) {
    return run.length === 1 ? [run] : pairs(run);
  }
  return segment(run).flatMap((word) => (word.length > 2 ? [word, ...pairs(word)] : [word]));
}

function pairs(run: string): string[] {
  return Array.from({ length: run.length - 1 }, (_, index) => run.slice(index, index + 2));
}

/** The segmenter of the platform; null where it has none. */
export function platformSegmenter(): Segmenter | null {
  if (!('Segmenter' in Intl)) {
    return null;
  }
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
  return (run) => [...segmenter.segment(run)].map(({ segment }) => segment);
}

/** Cuts a run of Chinese into the longest words an index knows; a character that begins none is a word of its own. */
export function cutChinese(run: string, isKnown: (word: string) => boolean): string[] {
  const words: string[] = [];
  for (let start = 0; start < run.length;) {
    let end = Math.min(run.length, start + 8);
    while (end > start + 1 && !isKnown(run.slice(start, end))) {
      end -= 1;
    }
    words.push(run.slice(start, end));
    start = end;
  }
  return words;
}
