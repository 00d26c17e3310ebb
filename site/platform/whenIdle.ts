/** Calls back when the browser has nothing else to do, or, if it is busy for longer than that, after some milliseconds. */
export function whenIdle(callback: () => void, patience: number): void {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) {
    requestIdleCallback(callback, { timeout: patience });
  } else {
    setTimeout(callback, 16);
  }
}
