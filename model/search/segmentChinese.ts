/** Finds the words in a run of Chinese signs. */
export type Segmenter = (run: string) => string[];

/**
 * The words under which a run of Chinese is indexed: those of the dictionary where the platform has one, and pairs of signs
 * inside longer words, so that a part of a compound is found as well. Runs only at build: a query is segmented by
 * what the index knows, so it needs no dictionary and reads the same in every browser.
 */
export function segmentChinese(
  run: string,
  segment: Segmenter | null = platformSegmenter(),
): string[] {
  if (!segment) {
    return run.length === 1 ? [run] : pairs(run);
  }
  return segment(run).flatMap((word) => (word.length > 2 ? [word, ...pairs(word)] : [word]));
}

function pairs(run: string): string[] {
  return Array.from({ length: run.length - 1 }, (_, index) => run.slice(index, index + 2));
}

let dictionary: Segmenter | null | undefined;

function platformSegmenter(): Segmenter | null {
  if (dictionary === undefined) {
    const segmenter =
      'Segmenter' in Intl ? new Intl.Segmenter('zh', { granularity: 'word' }) : null;
    dictionary = segmenter && ((run) => [...segmenter.segment(run)].map(({ segment }) => segment));
  }
  return dictionary;
}

/** Cuts a run of Chinese into the longest words an index knows; a sign that begins none stands alone. */
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
