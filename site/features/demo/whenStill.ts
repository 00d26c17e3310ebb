/**
 * How long after the last movement a page counts as still, in milliseconds. `scrollend` is no help: it comes after each
 * turn of a wheel, with the next one on its way.
 */
export const stillAfter = 150;

const waiting = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | null = null;
let isWatching = false;

/**
 * Calls back when nobody is scrolling, at once if nobody is: whatever takes long would make the scrolling stutter.
 * Returns a function that takes the wish back.
 */
export function whenStill(callback: () => void): () => void {
  if (!isWatching) {
    isWatching = true;
    addEventListener('scroll', move, { passive: true });
  }
  if (timer === null) {
    callback();
    return () => {};
  }
  waiting.add(callback);
  return () => waiting.delete(callback);
}

function move(): void {
  clearTimeout(timer ?? undefined);
  timer = setTimeout(rest, stillAfter);
}

function rest(): void {
  clearTimeout(timer ?? undefined);
  timer = null;
  const ready = [...waiting];
  waiting.clear();
  ready.forEach((callback) => callback());
}
