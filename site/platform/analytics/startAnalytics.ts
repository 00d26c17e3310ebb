import type { ThirdParties } from '#model/ThirdParties.ts';
import { chooseTransport } from './chooseTransport.ts';
import { sendEventsTo, track } from './track.ts';
import { trackClicks } from './trackClicks.ts';
import { trackPageViews } from './trackPageViews.ts';
import { trackUserProperties } from './trackUserProperties.ts';
import { trackWebVitals } from './trackWebVitals.ts';

/** Starts reporting; call once, when the page can be read. */
export function startAnalytics(thirdParties: ThirdParties, random = Math.random): void {
  sendEventsTo(chooseTransport(thirdParties));
  trackUserProperties(track);
  trackPageViews(track);
  trackClicks(track, random);
  trackWebVitals(track, random).catch(() => {
    // The measuring library could not be loaded; there is nothing to report then.
  });
}
