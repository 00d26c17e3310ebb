import type { AnalyticsEvent, Transport } from './track.ts';

/** Loads the analytics script and hands it events through `dataLayer`; page views are ours to send. */
export function gtagTransport({ id, script }: { id: string; script: string }): Transport {
  const dataLayer: unknown[] = [];
  Reflect.set(window, 'dataLayer', dataLayer);

  // The script takes only `arguments` objects for commands, not arrays.
  function gtag(..._command: unknown[]) {
    // oxlint-disable-next-line prefer-rest-params
    dataLayer.push(arguments);
  }
  gtag('js', new Date());
  gtag('config', id, { send_page_view: false });

  const element = document.createElement('script');
  element.async = true;
  element.src = `${script}${script.includes('?') ? '&' : '?'}id=${encodeURIComponent(id)}`;
  document.head.append(element);
  return (event) => {
    const command = gtagCommand(event);
    if (command) {
      gtag(...command);
    }
  };
}

/** An event as the analytics script understands it. */
export type GtagCommand = [command: 'event' | 'set', name: string, parameters: object];

/** Event → command; null for what is reported to our own server only. */
export function gtagCommand(event: AnalyticsEvent): GtagCommand | null {
  switch (event.name) {
    case 'page_view':
      return [
        'event',
        'page_view',
        {
          page_title: event.title,
          page_location: event.location,
          productId: event.productId,
          productCategoryId: event.productCategoryId,
        },
      ];
    case 'click':
      return ['event', event.category, { eventAction: event.action, eventLabel: event.label }];
    case 'ad':
      return ['event', 'ad', { eventAction: event.action, eventLabel: event.label }];
    case 'web_vital':
      return [
        'event',
        event.metric,
        {
          value: event.delta,
          metric_label: 'Web Vitals',
          metric_value: event.value,
          metric_delta: event.delta,
          metric_id: event.id,
        },
      ];
    case 'user_properties':
      return ['set', 'user_properties', event.properties];
    case 'search':
      return null;
  }
}
