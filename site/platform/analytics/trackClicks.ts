import { takeUnreportedClicks } from '#site/platform/islands/recordClicks.ts';
import { type AnalyticsEvent, isKept, type Random, type Transport } from './track.ts';

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

/**
 * One listener reports clicks on everything that carries `data-ga-event-category`, present and future; those from before
 * this call come first.
 */
export function trackClicks(track: Transport, random: Random): void {
  function report(attributes: EventAttributes) {
    const event = clickEvent(attributes, random);
    if (event) {
      track(event);
    }
  }
  takeUnreportedClicks().forEach(report);
  document.addEventListener(
    'click',
    ({ target }) => {
      const element =
        target instanceof Element ? target.closest<HTMLElement>('[data-ga-event-category]') : null;
      if (element) {
        report(element.dataset);
      }
    },
    // Before any handler can take the element away or end the event.
    { capture: true },
  );
}
