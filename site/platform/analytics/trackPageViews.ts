import { parseDocsPath } from '#model/parseDocsPath.ts';
import { navigatedEvent } from '#site/platform/links/navigatedEvent.ts';
import type { AnalyticsEvent } from './AnalyticsEvent.ts';
import type { Transport } from './track.ts';

function contentOf(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? 'null';
}

/** The page in front of the reader, as its head describes it. */
export function pageView(): AnalyticsEvent {
  return {
    name: 'page_view',
    title: document.title,
    location: parseDocsPath(location.pathname).path,
    productId: contentOf('mui:productId'),
    productCategoryId: contentOf('mui:productCategoryId'),
  };
}

/** Reports this page and every page the reader goes on to, each once its title is set (S7.4). */
export function trackPageViews(track: Transport): void {
  track(pageView());
  addEventListener(navigatedEvent, () => setTimeout(() => track(pageView())));
}
