import type { AnalyticsEvent, Random, Transport } from './track.ts';

/** A load whose random number is below this reports nothing: one in ten thousand does (S7.6). */
export const vitalsThreshold = 0.9999;

type Metric = Extract<AnalyticsEvent, { name: 'web_vital' }>['metric'];

/** Calls back whenever a metric is known or has changed. */
type Measure = (
  report: (metric: { name: Metric; value: number; delta: number; id: string }) => void,
) => void;

/** What is used of the `web-vitals` library. */
export type VitalsLibrary = Record<`on${Metric}`, Measure>;

/** Decides once per load whether its vitals are reported; only then is the library that measures them loaded. */
export async function trackWebVitals(
  track: Transport,
  random: Random,
  load: () => Promise<VitalsLibrary> = () => import('web-vitals'),
): Promise<void> {
  if (random() < vitalsThreshold) {
    return;
  }
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await load();
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    measure(({ name, value, delta, id }) =>
      track({ name: 'web_vital', metric: name, value, delta, id }),
    );
  }
}
