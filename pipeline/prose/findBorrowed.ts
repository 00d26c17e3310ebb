/** As many words in a row are no accident. */
const runLength = 10;

/** Collects every run of words of the given texts. */
export function wordRuns(texts: Iterable<string>): Set<string> {
  const runs = new Set<string>();
  for (const text of texts) {
    const words = wordsOf(text);
    for (let start = 0; start + runLength <= words.length; start += 1) {
      runs.add(words.slice(start, start + runLength).join(' '));
    }
  }
  return runs;
}

/** The first run of a sentence's words that stands among known ones; null when the sentence is our own. */
export function findBorrowed(sentence: string, known: ReadonlySet<string>): string | null {
  const words = wordsOf(sentence);
  for (let start = 0; start + runLength <= words.length; start += 1) {
    const run = words.slice(start, start + runLength).join(' ');
    if (known.has(run)) {
      return run;
    }
  }
  return null;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
}
