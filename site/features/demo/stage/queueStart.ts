import { whenIdle } from '#site/platform/whenIdle.ts';

/** How long a start is put off by a busy browser, in milliseconds. */
const idlePatience = 100;

const queue: (() => void)[] = [];
let isScheduled = false;

/**
 * Starts one demo, or one demo panel, at a time, each when nobody scrolls and the browser is idle, so that scrolling past
 * many stays smooth. Returns a function that removes the start from the queue.
 */
export function queueStart(start: () => void): () => void {
  queue.push(start);
  schedule();
  return () => {
    const index = queue.indexOf(start);
    if (index >= 0) {
      queue.splice(index, 1);
    }
  };
}

function schedule(): void {
  if (isScheduled || queue.length === 0) {
    return;
  }
  isScheduled = true;
  whenIdle(() => {
    whenStill(() => {
      isScheduled = false;
      queue.shift()?.();
      schedule();
    });
  }, idlePatience);
}

/**
 * How long after the last scroll event a page counts as still, in milliseconds. `scrollend` is no help: it fires after
 * each turn of a wheel, with the next one on its way.
 */
export const stillAfter = 150;

const stillCallbacks = new Set<() => void>();
let scrollTimer: ReturnType<typeof setTimeout> | null = null;
let isWatching = false;

/**
 * Calls back when nobody is scrolling, at once if nobody is: long tasks would make the scrolling stutter.
 * Returns a function that cancels the call.
 */
export function whenStill(callback: () => void): () => void {
  if (!isWatching) {
    isWatching = true;
    addEventListener('scroll', onScroll, { passive: true });
  }
  if (scrollTimer === null) {
    callback();
    return () => {};
  }
  stillCallbacks.add(callback);
  return () => stillCallbacks.delete(callback);
}

function onScroll(): void {
  clearTimeout(scrollTimer ?? undefined);
  scrollTimer = setTimeout(onStill, stillAfter);
}

function onStill(): void {
  scrollTimer = null;
  const ready = [...stillCallbacks];
  stillCallbacks.clear();
  ready.forEach((callback) => callback());
}
