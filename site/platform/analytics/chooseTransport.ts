import type { ThirdParties } from '#model/ThirdParties.ts';
import { gtagCommand } from './gtagCommand.ts';
import { gtagTransport } from './gtagTransport.ts';
import type { Transport } from './track.ts';

/** Set to anything in `localStorage`, it shows events in the console of a development build. */
export const showEventsKey = 'docs-show-events';

/** Where events go: to the console when a developer asks, to the configured property, or nowhere. */
export function chooseTransport({ analyticsId, analyticsScript }: ThirdParties): Transport {
  if (import.meta.env.DEV && localStorage.getItem(showEventsKey) !== null) {
    // oxlint-disable-next-line no-console
    return (event) => console.info(...gtagCommand(event));
  }
  return analyticsId ? gtagTransport({ id: analyticsId, script: analyticsScript }) : () => {};
}
