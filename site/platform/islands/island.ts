import { importOrReload } from './importOrReload.ts';
import { listen, type Trigger } from './listen.ts';

interface IslandOptions<T> {
  /** What makes the island load. */
  on: readonly Trigger[];
  /** Does what the reader asked for, now that the code is there. */
  replay: (code: T, element: HTMLElement, event: Event) => void;
  /** Whether the code listens to its elements itself once it is loaded. */
  once?: boolean;
  /** Whether the default action of an event must not happen before the replay. */
  holds?: (event: Event, element: HTMLElement) => boolean;
  within?: HTMLElement;
}

/**
 * Makes static HTML interactive on demand: what first happens to an element that matches the selector loads the code and
 * is replayed once it is there. Of several events meanwhile the last one counts, and a click before any other.
 * Returns how to stop.
 */
export function island<T>(
  selector: string,
  load: () => Promise<T>,
  { on, replay, once = false, holds, within }: IslandOptions<T>,
): () => void {
  let pending: { element: HTMLElement; event: Event } | null = null;

  function request(element: HTMLElement, event: Event) {
    const isClick = event.type === 'click';
    // What a click scrolls under the pointer must not take its place.
    if (isClick || pending?.event.type !== 'click') {
      pending = { element, event };
    }
    if (holds?.(event, element)) {
      event.preventDefault();
    }
    // Only a reader who clicked is waiting for the code. Without it the HTML stays as it is; the next event asks again.
    (isClick ? importOrReload(load) : load()).then(start, () => {});
  }

  function start(code: T) {
    const next = pending;
    pending = null;
    if (once) {
      stop();
    }
    if (next) {
      replay(code, next.element, next.event);
    }
  }

  const stops = on.map((trigger) => listen(trigger, selector, request, within));

  function stop() {
    stops.forEach((stopListening) => stopListening());
  }
  return stop;
}
