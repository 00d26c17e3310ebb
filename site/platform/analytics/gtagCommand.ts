import type { AnalyticsEvent } from './AnalyticsEvent.ts';

/** An event as the analytics script understands it. */
export type GtagCommand = [command: 'event' | 'set', name: string, parameters: object];

/** Event → command. */
export function gtagCommand(event: AnalyticsEvent): GtagCommand {
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
  }
}
