import { expect, it, vi } from 'vitest';
import type { AnalyticsEvent } from './track.ts';

it('S1.5 what is reported before the transport is known waits for it, in order', async () => {
  vi.resetModules();
  const { sendEventsTo, track } = await import('./track.ts');
  const crash = (label: string): AnalyticsEvent => ({ name: 'ad', action: 'crash', label });
  const recorded: AnalyticsEvent[] = [];
  track(crash('first'));
  track(crash('second'));
  sendEventsTo((event) => recorded.push(event));
  track(crash('third'));
  expect(recorded).toEqual([crash('first'), crash('second'), crash('third')]);
});
