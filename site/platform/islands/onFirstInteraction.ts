/** What readers do, and tools that only measure the page do not. */
const interactions = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/** Runs something when the reader first interacts with the page: for what is worth its weight only to somebody who looks at it. */
export function onFirstInteraction(run: () => void): void {
  const stop = new AbortController();
  const options = { passive: true, signal: stop.signal };
  function onInteraction(event: Event) {
    if (!isResting(event)) {
      stop.abort();
      run();
    }
  }
  interactions.forEach((type) => addEventListener(type, onInteraction, options));
}

/** Browsers also say where the pointer is when a page appears under it, though nobody moved it. */
function isResting(event: Event): boolean {
  const { movementX, movementY } = event as Partial<PointerEvent>;
  return event.type === 'pointermove' && movementX === 0 && movementY === 0;
}
