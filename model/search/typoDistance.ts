/** How far a word is from a term: from the whole of it, and from its beginning. */
export interface TypoDistance {
  whole: number;
  beginning: number;
}

const rows = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)] as const;

/**
 * How many letters were mistyped when a word was meant to be, or to begin, a term: letters replaced, left out, added
 * or swapped with their neighbour. Null when there are more than the limit either way.
 */
export function typoDistance(word: string, term: string, limit: number): TypoDistance | null {
  const width = Math.min(term.length, word.length + limit);
  if (term.length < word.length - limit || word.length > 40) {
    return null;
  }
  let [before, previous, current] = rows as [Uint8Array, Uint8Array, Uint8Array];
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
  let beginning = limit + 1;
  for (let column = 0; column <= width; column += 1) {
    beginning = Math.min(beginning, previous[column]!);
  }
  const whole = width === term.length ? previous[width]! : limit + 1;
  return beginning <= limit ? { whole, beginning } : null;
}
