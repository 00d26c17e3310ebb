import type { AnalyticsEvent } from './AnalyticsEvent.ts';

/** Takes events to wherever they go. */
export type Transport = (event: AnalyticsEvent) => void;

let transport: Transport | null = null;
let waiting: AnalyticsEvent[] = [];

/** Reports an event; what happens before the transport is known waits for it. */
export function track(event: AnalyticsEvent): void {
  if (transport) {
    transport(event);
  } else {
    waiting.push(event);
  }
}

/** Says where events go from now on, those that waited included. */
export function sendEventsTo(next: Transport): void {
  transport = next;
  waiting.forEach(next);
  waiting = [];
}
