/** A word with its place in the text it was read from. */
export interface Word {
  /** In lower case. */
  text: string;
  start: number;
  end: number;
}

/** What a sign is to the words it stands in. */
type SignKind = 'lower' | 'upper' | 'digit' | 'chinese' | 'none';

/**
 * Reads the words of a text. camelCase names fall into their pieces: `rowSelectionModel` into row, selection, model,
 * `ChartsXAxis` into charts, x, axis, `ISODate` into iso, date. Runs of Chinese stay whole.
 */
export function readWords(text: string): Word[] {
  const words: Word[] = [];
  let start = -1;
  let before: SignKind = 'none';
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

/** Whether a sign begins another word than the sign before it belongs to. */
function endsWord(before: SignKind, kind: SignKind, text: string, at: number): boolean {
  if (before === 'chinese' || kind === 'chinese') {
    return before !== kind;
  }
  if (kind !== 'upper') {
    return false;
  }
  // The last capital of a row of capitals begins the word after them.
  return before !== 'upper' || (at + 1 < text.length && kindOf(text, at + 1) === 'lower');
}

function kindOf(text: string, at: number): SignKind {
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
  const sign = text[at]!;
  if (!/[\p{L}\p{N}]/u.test(sign)) {
    return 'none';
  }
  return sign !== sign.toLowerCase() ? 'upper' : 'lower';
}

/** Ideographs in common use. */
function isChineseCode(code: number): boolean {
  return (code >= 0x4e00 && code <= 0x9fff) || (code >= 0x3400 && code <= 0x4dbf);
}

/** Whether a word is written in Chinese signs, which need segmenting. */
export function isChinese(word: string): boolean {
  return isChineseCode(word.charCodeAt(0));
}

/** A text without anything but its letters and digits, in lower case: `Row selection` → `rowselection`. */
export function squeeze(text: string): string {
  let squeezed = '';
  for (let at = 0; at < text.length; at += 1) {
    squeezed += kindOf(text, at) === 'none' ? '' : text[at]!;
  }
  return squeezed.toLowerCase();
}
