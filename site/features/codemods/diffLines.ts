/** A run of lines that two texts share, or in which they differ. Positions of first lines count from 1. */
export type DiffPart =
  | { kind: 'same'; lines: string[]; beforeLine: number; afterLine: number }
  | { kind: 'change'; before: string[]; after: string[]; beforeLine: number; afterLine: number };

/** Number of lines in which texts may differ before the rest between them counts as one change. */
const mostDifferences = 800;

/** Compares two texts by lines: the shortest way from one to the other, by the greedy algorithm of Myers. */
export function diffLines(before: string, after: string): DiffPart[] {
  const a = before.split('\n');
  const b = after.split('\n');
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) {
    start += 1;
  }
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) {
    end += 1;
  }
  const middle = sharedLines(a.slice(start, a.length - end), b.slice(start, b.length - end));
  const shared: [number, number][] = [
    ...Array.from({ length: start }, (_, line): [number, number] => [line, line]),
    ...middle.map(([x, y]): [number, number] => [x + start, y + start]),
    ...Array.from({ length: end }, (_, line): [number, number] => [
      a.length - end + line,
      b.length - end + line,
    ]),
  ];
  return toParts(a, b, shared);
}

/** Positions of the lines that a shortest edit keeps, in both texts. */
function sharedLines(a: readonly string[], b: readonly string[]): [number, number][] {
  const reach = new Map<number, number>([[1, 0]]);
  const rounds: Map<number, number>[] = [];
  const most = Math.min(a.length + b.length, mostDifferences);
  for (let edits = 0; edits <= most; edits += 1) {
    rounds.push(new Map(reach));
    for (let k = -edits; k <= edits; k += 2) {
      let x = isDown(reach, k, edits) ? (reach.get(k + 1) ?? 0) : (reach.get(k - 1) ?? 0) + 1;
      while (x < a.length && x - k < b.length && a[x] === b[x - k]) {
        x += 1;
      }
      reach.set(k, x);
      if (x >= a.length && x - k >= b.length) {
        return walkBack(rounds, a.length, b.length);
      }
    }
  }
  return [];
}

/** Whether the best way to a diagonal adds a line, instead of taking one away. */
function isDown(reach: ReadonlyMap<number, number>, k: number, edits: number): boolean {
  return k === -edits || (k !== edits && (reach.get(k - 1) ?? 0) < (reach.get(k + 1) ?? 0));
}

function walkBack(
  rounds: readonly ReadonlyMap<number, number>[],
  aEnd: number,
  bEnd: number,
): [number, number][] {
  const shared: [number, number][] = [];
  let x = aEnd;
  let y = bEnd;
  for (let edits = rounds.length - 1; edits >= 0; edits -= 1) {
    const reach = rounds[edits] ?? new Map<number, number>();
    const k = x - y;
    const previousK = isDown(reach, k, edits) ? k + 1 : k - 1;
    const previousX = edits === 0 ? 0 : (reach.get(previousK) ?? 0);
    const previousY = edits === 0 ? 0 : previousX - previousK;
    while (x > previousX && y > previousY) {
      x -= 1;
      y -= 1;
      shared.push([x, y]);
    }
    x = previousX;
    y = previousY;
  }
  return shared.toReversed();
}

function toParts(a: string[], b: string[], shared: readonly [number, number][]): DiffPart[] {
  const parts: DiffPart[] = [];
  let x = 0;
  let y = 0;
  for (const [nextX, nextY] of [...shared, [a.length, b.length] as const]) {
    if (nextX > x || nextY > y) {
      parts.push({
        kind: 'change',
        before: a.slice(x, nextX),
        after: b.slice(y, nextY),
        beforeLine: x + 1,
        afterLine: y + 1,
      });
    }
    const line = a[nextX];
    if (line !== undefined) {
      const last = parts.at(-1);
      if (last?.kind === 'same') {
        last.lines.push(line);
      } else {
        parts.push({ kind: 'same', lines: [line], beforeLine: nextX + 1, afterLine: nextY + 1 });
      }
    }
    x = nextX + 1;
    y = nextY + 1;
  }
  return parts;
}
