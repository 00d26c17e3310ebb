import type { AnalyticsEvent } from './AnalyticsEvent.ts';
import type { Random } from './isKept.ts';
import type { Transport } from './track.ts';

/** A load whose draw is below this reports nothing: one in ten thousand does (S7.6). */
export const vitalsThreshold = 0.9999;

type Metric = Extract<AnalyticsEvent, { name: 'web_vital' }>['metric'];

/** Calls back whenever a metric is known or has changed. */
type Measure = (
  report: (metric: { name: Metric; value: number; delta: number; id: string }) => void,
) => void;

/** The parts of the `web-vitals` library in use. */
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
