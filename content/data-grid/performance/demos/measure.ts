/** Resolves with the time after the browser painted what the current task changed. */
export function nextPaint(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      // A frame callback runs before the paint, and the next task runs after it.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(performance.now()), { once: true });
      port1.start();
      port2.postMessage(null);
    });
  });
}

/** Milliseconds until the browser painted what `act` changed, and until `isDone`. */
export async function timeToPaint(act: () => void, isDone = () => true): Promise<number> {
  const start = performance.now();
  act();
  let end = await nextPaint();
  while (!isDone()) {
    end = await nextPaint();
  }
  return end - start;
}

/** Calls `step` once in each frame and returns the milliseconds between the frames. */
export function frameIntervals(count: number, step: (frame: number) => void): Promise<number[]> {
  return new Promise((resolve) => {
    const intervals: number[] = [];
    let previous: number | undefined;
    const onFrame = (now: number) => {
      if (previous !== undefined) {
        intervals.push(now - previous);
      }
      previous = now;
      if (intervals.length === count) {
        resolve(intervals);
        return;
      }
      step(intervals.length);
      requestAnimationFrame(onFrame);
    };
    requestAnimationFrame(onFrame);
  });
}

/** Adds up what tasks take beyond 50 ms until the returned function is called; null where the browser has no long tasks. */
export function observeBlocking(): () => number | null {
  if (!PerformanceObserver.supportedEntryTypes.includes('longtask')) {
    return () => null;
  }
  let blocked = 0;
  const add = (entries: PerformanceEntryList) => {
    for (const { duration } of entries) {
      blocked += duration - 50;
    }
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'longtask' });
  return () => {
    add(observer.takeRecords());
    observer.disconnect();
    return blocked;
  };
}

/** Reports the slowest click or key of the user inside `root`, from the input to the next paint. */
export function observeInteractions(
  root: Element,
  onSlower: (milliseconds: number) => void,
): () => void {
  if (!PerformanceObserver.supportedEntryTypes.includes('event')) {
    return () => {};
  }
  let slowest = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { target, duration } = entry as PerformanceEventTiming;
      if (target && root.contains(target) && duration > slowest) {
        slowest = duration;
        onSlower(slowest);
      }
    }
  });
  // The types of TypeScript do not have the threshold yet, whose default is 104 ms.
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  };
  observer.observe(options);
  return () => observer.disconnect();
}

/** Megabytes of the JavaScript heap; null in browsers other than Chromium. */
export function heapMegabytes(): number | null {
  const { memory } = performance as { memory?: { usedJSHeapSize: number } };
  return memory ? memory.usedJSHeapSize / 1e6 : null;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
