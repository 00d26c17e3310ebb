import { parseDocsPath } from '#model/DocsPath.ts';
import type { ThirdParties } from '#model/ThirdParties.ts';
import { navigatedEvent } from '#site/platform/navigation/onEachPage.ts';
import { chooseTransport } from './chooseTransport.ts';
import { type AnalyticsEvent, sendEventsTo, track, type Transport } from './track.ts';
import { trackClicks } from './trackClicks.ts';
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

/** Reports this page and every page the reader goes on to, each once its title is set (S7.4). */
function trackPageViews(track: Transport): void {
  track(pageView());
  addEventListener(navigatedEvent, () => setTimeout(() => track(pageView())));
}

/** The current page, as its head describes it. */
function pageView(): AnalyticsEvent {
  return {
    name: 'page_view',
    title: document.title,
    location: parseDocsPath(location.pathname).path,
    productId: contentOf('mui:productId'),
    productCategoryId: contentOf('mui:productCategoryId'),
  };
}

function contentOf(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? 'null';
}
