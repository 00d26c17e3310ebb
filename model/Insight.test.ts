import { expect, it } from 'vitest';
import { searchWords, vitalBucket, type VitalMetric } from './Insight.ts';

it.each<[VitalMetric, number, number]>([
  ['LCP', 0, 10],
  ['LCP', 2501.2, 2600],
  ['LCP', 2500, 2500],
  ['TTFB', 99.5, 100],
  ['INP', 37.2, 38],
  ['FCP', 9e9, 60_000],
  ['CLS', 0, 0],
  ['CLS', 0.1, 0.1],
  ['CLS', 0.101, 0.11],
  ['CLS', 40, 2],
])('S7.6 %s of %d is counted as %d', (metric, value, bucket) => {
  expect(vitalBucket(metric, value)).toBe(bucket);
});

it('a search is counted by its words', () => {
  expect(searchWords('  Column   Width\t')).toBe('column width');
});
