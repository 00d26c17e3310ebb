/** A word with its place in the text it was read from. */
export interface Word {
  /** In lower case. */
  text: string;
  start: number;
  end: number;
}

/** Letters and digits; what stands between them only separates. */
const run = /[\p{L}\p{N}]+/gu;

/** Runs of Chinese signs, and runs of everything else. */
const script = /\p{Script=Han}+|\P{Script=Han}+/gu;

/** `rowSelectionModel` → row, Selection, Model; `ChartsXAxis` → Charts, X, Axis; `ISODate` → ISO, Date. */
const piece = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{N}]+|\p{N}+|[^\p{Lu}\p{Ll}\p{N}]+/gu;

/** Reads the words of a text: camelCase names fall into their pieces, runs of Chinese stay whole. */
export function readWords(text: string): Word[] {
  const words: Word[] = [];
  for (const found of text.matchAll(run)) {
    for (const part of found[0].matchAll(script)) {
      const start = found.index + part.index;
      if (isChinese(part[0])) {
        words.push({ text: part[0], start, end: start + part[0].length });
      } else {
        for (const { 0: letters, index } of part[0].matchAll(piece)) {
          const at = start + index;
          words.push({ text: letters.toLowerCase(), start: at, end: at + letters.length });
        }
      }
    }
  }
  return words;
}

/** Whether a word is written in Chinese signs, which need segmenting. */
export function isChinese(word: string): boolean {
  return /^\p{Script=Han}/u.test(word);
}

/** A text without anything but its letters and digits, in lower case: `Row selection` → `rowselection`. */
export function squeeze(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
}
