import { expect, it } from 'vitest';
import type { AnalyticsEvent } from './track.ts';
import { gtagCommand } from './gtagTransport.ts';

it.each<[string, AnalyticsEvent, unknown]>([
  [
    'S7.4 a page view',
    { name: 'page_view', title: 'T', location: '/x', productId: 'null', productCategoryId: 'x' },
    [
      'event',
      'page_view',
      { page_title: 'T', page_location: '/x', productId: 'null', productCategoryId: 'x' },
    ],
  ],
  [
    'S7.5 a click',
    { name: 'click', category: 'demo', action: 'expand', label: 'Basic' },
    ['event', 'demo', { eventAction: 'expand', eventLabel: 'Basic' }],
  ],
  [
    'S8.2 a crash of an ad',
    { name: 'ad', action: 'crash', label: 'null' },
    ['event', 'ad', { eventAction: 'crash', eventLabel: 'null' }],
  ],
  [
    'S7.6 a web vital',
    { name: 'web_vital', metric: 'CLS', value: 0.2, delta: 0.1, id: 'v' },
    [
      'event',
      'CLS',
      {
        value: 0.1,
        metric_label: 'Web Vitals',
        metric_value: 0.2,
        metric_delta: 0.1,
        metric_id: 'v',
      },
    ],
  ],
  [
    'S3.4 user properties',
    { name: 'user_properties', properties: { codeVariant: 'JS' } },
    ['set', 'user_properties', { codeVariant: 'JS' }],
  ],
])('%s', (_name, event, command) => {
  expect(gtagCommand(event)).toEqual(command);
});
