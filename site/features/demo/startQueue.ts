import { whenStill } from './whenStill.ts';

type Start = () => void;

const waiting: Start[] = [];
let isScheduled = false;

/**
 * Starts one demo, or the tools below one, at a time, each when nobody scrolls and the browser has nothing better to do,
 * so that scrolling past many stays smooth. Returns a function that gives the place in the queue up.
 */
export function queueStart(start: Start): () => void {
  waiting.push(start);
  schedule();
  return () => {
    const place = waiting.indexOf(start);
    if (place >= 0) {
      waiting.splice(place, 1);
    }
  };
}

function schedule(): void {
  if (isScheduled || waiting.length === 0) {
    return;
  }
  isScheduled = true;
  whenIdle(() => {
    whenStill(() => {
      isScheduled = false;
      waiting.shift()?.();
      schedule();
    });
  });
}

/** Safari has no idle callback. */
function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(callback, { timeout: 300 });
  } else {
    setTimeout(callback, 16);
  }
}
