import { expect, it, vi } from 'vitest';
import { seededNumbers } from '#tests/setup/seededRandom.ts';
import { trackWebVitals, type VitalsLibrary } from './trackWebVitals.ts';

/** The measuring library, as far as it is used: each metric is reported once, at once. */
function library() {
  const report: VitalsLibrary['onLCP'] = (onMetric) =>
    onMetric({ name: 'LCP', value: 900, delta: 12, id: 'v1' });
  const functions = { onCLS: report, onFCP: report, onINP: report, onLCP: report, onTTFB: report };
  return vi.fn(async (): Promise<VitalsLibrary> => functions);
}

it('S7.6 S9.10 a load whose draw is below 0.9999 does not even load the library', async () => {
  const load = library();
  await trackWebVitals(
    () => {},
    () => 0.999_89,
    load,
  );
  expect(load).not.toHaveBeenCalled();
});

it('S7.6 draws once per load and then reports every metric', async () => {
  const random = vi.fn(() => 0.9999);
  const track = vi.fn();
  await trackWebVitals(track, random, library());
  expect(random).toHaveBeenCalledTimes(1);
  expect(track).toHaveBeenCalledTimes(5);
  expect(track).toHaveBeenCalledWith({
    name: 'web_vital',
    metric: 'LCP',
    value: 900,
    delta: 12,
    id: 'v1',
  });
});

it('S9.10 about one load in ten thousand reports', async () => {
  const random = seededNumbers(1);
  const load = library();
  const loads = 300_000;
  for (let count = 0; count < loads; count += 1) {
    await trackWebVitals(() => {}, random, load);
  }
  const reporting = load.mock.calls.length;
  expect(reporting).toBeGreaterThan(loads * 0.00005);
  expect(reporting).toBeLessThan(loads * 0.00015);
});
