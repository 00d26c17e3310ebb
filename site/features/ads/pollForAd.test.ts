import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AdSighting, pollForAd } from './pollForAd.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Polls with the sighting of each look; returns the outcomes with the times at which they were told. */
function poll(sightingAt: (look: number) => AdSighting) {
  const outcomes: string[] = [];
  const start = Date.now();
  let looks = 0;
  const stop = pollForAd({
    look: () => {
      looks += 1;
      return sightingAt(looks);
    },
    onOutcome: (outcome) => outcomes.push(`${outcome} at ${Date.now() - start}`),
  });
  return { outcomes, stop, looks: () => looks };
}

describe('pollForAd', () => {
  it('S4.10 stops at the first sighting', () => {
    const { outcomes, looks } = poll((look) => (look === 3 ? 'arrived' : 'missing'));
    vi.advanceTimersByTime(60_000);
    expect(outcomes).toEqual(['arrived at 1000']);
    expect(looks()).toBe(3);
  });

  it('S4.10 S9.17 takes ads for blocked after six looks, and gives up after thirty', () => {
    const { outcomes, looks } = poll(() => 'missing');
    vi.advanceTimersByTime(2999);
    expect(looks()).toBe(6);
    expect(outcomes).toEqual([]);
    vi.advanceTimersByTime(60_000);
    expect(outcomes).toEqual(['blocked at 3000']);
    expect(looks()).toBe(30);
  });

  it('S4.10 an ad that comes late is still taken', () => {
    const { outcomes } = poll((look) => (look === 30 ? 'arrived' : 'missing'));
    vi.advanceTimersByTime(60_000);
    expect(outcomes).toEqual(['blocked at 3000', 'arrived at 14500']);
  });

  it('S4.10 a network without an ad says so at once', () => {
    expect(poll(() => 'filler').outcomes).toEqual(['filler at 0']);
  });

  it('looks no more once it is stopped', () => {
    const { stop, looks } = poll(() => 'missing');
    stop();
    vi.advanceTimersByTime(60_000);
    expect(looks()).toBe(1);
  });
});
