import type { ThirdParties } from '#model/ThirdParties.ts';
import { hasInsight } from '#site/platform/env.ts';
import { wantsPrivacy } from '#site/platform/third-parties/allowedThirdParties.ts';
import { gtagTransport } from './gtagTransport.ts';
import { insightTransport } from './insightTransport.ts';
import type { Transport } from './track.ts';

/** Set to anything in `localStorage`, it shows events in the console of a development build. */
export const showEventsKey = 'docs-show-events';

/** Where events go: to the console when a developer asks, to our own server, to the configured property, or nowhere. */
export function chooseTransport({ analyticsId, analyticsScript }: ThirdParties): Transport {
  if (import.meta.env.DEV && localStorage.getItem(showEventsKey) !== null) {
    // oxlint-disable-next-line no-console
    return (event) => console.info(event);
  }
  const transports = [
    // A page in a frame is part of another, which is counted.
    ...(hasInsight && !wantsPrivacy(navigator) && window.top === window
      ? [insightTransport()]
      : []),
    ...(analyticsId ? [gtagTransport({ id: analyticsId, script: analyticsScript })] : []),
  ];
  return (event) => transports.forEach((send) => send(event));
}
