/** A word with its range in the text it was read from. */
export interface Word {
  /** In lower case. */
  text: string;
  start: number;
  end: number;
}

/** What a character is within a word. */
type CharacterKind = 'lower' | 'upper' | 'digit' | 'chinese' | 'none';

/**
 * Reads the words of a text. camelCase names are split into their pieces: `rowSelectionModel` into row, selection, model,
 * `ChartsXAxis` into charts, x, axis, `ISODate` into iso, date. Runs of Chinese stay whole.
 */
export function readWords(text: string): Word[] {
  const words: Word[] = [];
  let start = -1;
  let before: CharacterKind = 'none';
  const close = (end: number) => {
    if (start !== -1) {
      words.push({ text: text.slice(start, end).toLowerCase(), start, end });
    }
  };
  for (let at = 0; at < text.length; at += 1) {
    const kind = kindOf(text, at);
    if (kind === 'none') {
      close(at);
      start = -1;
    } else if (start === -1) {
      start = at;
    } else if (endsWord(before, kind, text, at)) {
      close(at);
      start = at;
    }
    before = kind;
  }
  close(text.length);
  return words;
}

/** Whether a character begins another word than that of the character before it. */
function endsWord(before: CharacterKind, kind: CharacterKind, text: string, at: number): boolean {
  if (before === 'chinese' || kind === 'chinese') {
    return before !== kind;
  }
  if (kind !== 'upper') {
    return false;
  }
  // The last capital of a row of capitals begins the word after them.
  return before !== 'upper' || (at + 1 < text.length && kindOf(text, at + 1) === 'lower');
}

function kindOf(text: string, at: number): CharacterKind {
  const code = text.charCodeAt(at);
  if (code < 128) {
    if (code >= 97 && code <= 122) {
      return 'lower';
    }
    if (code >= 65 && code <= 90) {
      return 'upper';
    }
    return code >= 48 && code <= 57 ? 'digit' : 'none';
  }
  if (isChineseCode(code)) {
    return 'chinese';
  }
  const character = text[at]!;
  if (!/[\p{L}\p{N}]/u.test(character)) {
    return 'none';
  }
  return character !== character.toLowerCase() ? 'upper' : 'lower';
}

/** Ideographs in common use. */
function isChineseCode(code: number): boolean {
  return (code >= 0x4e00 && code <= 0x9fff) || (code >= 0x3400 && code <= 0x4dbf);
}

/** Whether a word is written in Chinese characters, which need segmenting. */
export function isChinese(word: string): boolean {
  return isChineseCode(word.charCodeAt(0));
}

/** The letters and digits of a text in lower case: `Row selection` → `rowselection`. */
export function normalizeName(text: string): string {
  let normalized = '';
  for (let at = 0; at < text.length; at += 1) {
    normalized += kindOf(text, at) === 'none' ? '' : text[at]!;
  }
  return normalized.toLowerCase();
}
