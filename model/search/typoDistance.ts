/**
 * How many letters were mistyped when a word was meant to be, or to begin, a term: letters replaced, left out, added
 * or swapped with their neighbour. Anything above the limit is reported as one more than it.
 */
export function typoDistance(
  word: string,
  term: string,
  limit: number,
  isBeginning: boolean,
): number {
  const beyond = limit + 1;
  if (term.length < word.length - limit || (!isBeginning && term.length > word.length + limit)) {
    return beyond;
  }
  const width = Math.min(term.length, word.length + limit);
  let before: number[] = [];
  let previous = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= word.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= width; column += 1) {
      const isSame = word[row - 1] === term[column - 1];
      let cost = Math.min(
        previous[column - 1]! + Number(!isSame),
        previous[column]! + 1,
        current[column - 1]! + 1,
      );
      if (
        row > 1 &&
        column > 1 &&
        word[row - 1] === term[column - 2] &&
        word[row - 2] === term[column - 1]
      ) {
        cost = Math.min(cost, before[column - 2]! + 1);
      }
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) {
      return beyond;
    }
    before = previous;
    previous = current;
  }
  const distance = isBeginning ? Math.min(...previous) : (previous[term.length] ?? beyond);
  return Math.min(distance, beyond);
}
