import type { AnalyticsEvent } from './AnalyticsEvent.ts';
import { isKept, type Random } from './isKept.ts';
import type { Transport } from './track.ts';

/** What `data-ga-event-*` attributes say. */
interface EventAttributes {
  gaEventCategory?: string;
  gaEventAction?: string;
  gaEventLabel?: string;
  /** Share of clicks to keep. */
  gaEventSplit?: string;
}

/** Attributes of an element → the event of a click on it; null when this one is not kept. */
export function clickEvent(
  { gaEventCategory, gaEventAction, gaEventLabel, gaEventSplit }: EventAttributes,
  random: Random,
): AnalyticsEvent | null {
  if (!gaEventCategory || (gaEventSplit && !isKept(Number(gaEventSplit), random))) {
    return null;
  }
  return {
    name: 'click',
    category: gaEventCategory,
    action: gaEventAction ?? '',
    label: gaEventLabel ?? '',
  };
}

/** One listener reports clicks on everything that carries `data-ga-event-category`, present and future. */
export function trackClicks(track: Transport, random: Random): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const element =
        target instanceof Element ? target.closest<HTMLElement>('[data-ga-event-category]') : null;
      const event = element && clickEvent(element.dataset, random);
      if (event) {
        track(event);
      }
    },
    // Before any handler can take the element away or end the event.
    { capture: true },
  );
}
