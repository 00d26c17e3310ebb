import { parseDocsPath } from '#model/DocsPath.ts';
import { insightBatch, type InsightEvent, insightPath, readerProperties } from '#model/Insight.ts';
import { documentLanguage } from '#site/platform/i18n/documentLanguage.ts';
import type { AnalyticsEvent, Transport } from './track.ts';

/** Events kept for a reader without a connection; older ones are dropped. */
const mostWaiting = 100;

/** Takes events to our own server, a few at a time and when the reader leaves or looks away: nobody waits for it. */
export function insightTransport(
  send: (body: Blob) => void = (body) => void navigator.sendBeacon(insightPath, body),
): Transport {
  // Measurements are about the page that was loaded, whichever is read when they are known.
  const landing = currentPath();
  let waiting: InsightEvent[] = [];

  function flush() {
    while (waiting.length > 0 && navigator.onLine) {
      const events = waiting.slice(0, insightBatch);
      waiting = waiting.slice(insightBatch);
      send(new Blob([JSON.stringify({ events })], { type: 'application/json' }));
    }
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') {
      flush();
    }
  });
  addEventListener('pagehide', flush);

  return (event) => {
    const page = event.name === 'web_vital' ? landing : currentPath();
    waiting = [...waiting, ...insightEvents(event, page)].slice(-mostWaiting);
    // Measurements may be known only when the page is hidden already.
    if (waiting.length >= insightBatch || document.visibilityState === 'hidden') {
      flush();
    }
  };
}

function currentPath(): string {
  return parseDocsPath(location.pathname).path;
}

/** An event as our server counts it; some are several, and some are none of its business. */
export function insightEvents(event: AnalyticsEvent, page: string): InsightEvent[] {
  switch (event.name) {
    case 'page_view':
      return [{ kind: 'view', page: short(event.location, 200), language: documentLanguage() }];
    case 'click': {
      const [category = '', action = '', label = ''] = [
        event.category,
        event.action,
        event.label,
      ].map((name) => short(name, 80));
      return /^copy-(?:click|keyboard)$/.test(action)
        ? [{ kind: 'copy', page, demo: label }]
        : [{ kind: 'click', category, action, label }];
    }
    case 'ad':
      return [{ kind: 'click', category: 'ad', action: event.action, label: event.label }];
    case 'web_vital':
      return [{ kind: 'vital', page, metric: event.metric, value: event.value }];
    case 'user_properties':
      return readerProperties.flatMap((property): InsightEvent[] => {
        const value = event.properties[property];
        return value === undefined ? [] : [{ kind: 'reader', property, value: String(value) }];
      });
    case 'search':
      return [{ kind: 'search', outcome: event.outcome, words: event.words }];
  }
}

/** The server refuses a whole report for one text that is too long. */
function short(text: string, most: number): string {
  return text.slice(0, most);
}
