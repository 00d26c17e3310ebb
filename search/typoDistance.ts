/** Typing mistakes between a word and a term: the whole of it, or a prefix of it. */
export interface TypoDistance {
  whole: number;
  prefix: number;
}

type Rows = [before: Uint8Array, previous: Uint8Array, current: Uint8Array];

/** Measures the typing mistakes from one word to many terms; the buffers are allocated once for all of them. */
export function typoDistanceFrom(
  word: string,
  limit: number,
): (term: string) => TypoDistance | null {
  const rows: Rows = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)];
  return (term) => typoDistance(word, term, limit, rows);
}

/**
 * Mistakes are letters replaced, left out, added or swapped with their neighbor. Null when there are more than the
 * limit both to the term and to every prefix of it.
 */
function typoDistance(word: string, term: string, limit: number, rows: Rows): TypoDistance | null {
  const width = Math.min(term.length, word.length + limit);
  if (term.length < word.length - limit || word.length > 40) {
    return null;
  }
  let [before, previous, current] = rows;
  for (let column = 0; column <= width; column += 1) {
    previous[column] = column;
  }
  for (let row = 1; row <= word.length; row += 1) {
    const letter = word.charCodeAt(row - 1);
    current[0] = row;
    let least = row;
    for (let column = 1; column <= width; column += 1) {
      const other = term.charCodeAt(column - 1);
      let cost = Math.min(
        previous[column - 1]! + (letter === other ? 0 : 1),
        previous[column]! + 1,
        current[column - 1]! + 1,
      );
      const isSwapped =
        row > 1 &&
        column > 1 &&
        letter === term.charCodeAt(column - 2) &&
        word.charCodeAt(row - 2) === other;
      if (isSwapped) {
        cost = Math.min(cost, before[column - 2]! + 1);
      }
      current[column] = cost;
      least = Math.min(least, cost);
    }
    if (least > limit) {
      return null;
    }
    [before, previous, current] = [previous, current, before];
  }
  let prefix = limit + 1;
  for (let column = 0; column <= width; column += 1) {
    prefix = Math.min(prefix, previous[column]!);
  }
  const whole = width === term.length ? previous[width]! : limit + 1;
  return prefix <= limit ? { whole, prefix } : null;
}
