import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AdCheck, isFillerLink, pollForAd } from './NetworkAd.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Polls with the result of each check; returns the outcomes with the times at which they were reported. */
function poll(resultAt: (check: number) => AdCheck) {
  const outcomes: string[] = [];
  const start = Date.now();
  let checks = 0;
  const stop = pollForAd({
    check: () => {
      checks += 1;
      return resultAt(checks);
    },
    onOutcome: (outcome) => outcomes.push(`${outcome} at ${Date.now() - start}`),
  });
  return { outcomes, stop, checks: () => checks };
}

describe('pollForAd', () => {
  it('S4.10 stops at the first sighting', () => {
    const { outcomes, checks } = poll((check) => (check === 3 ? 'arrived' : 'missing'));
    vi.advanceTimersByTime(60_000);
    expect(outcomes).toEqual(['arrived at 1000']);
    expect(checks()).toBe(3);
  });

  it('S4.10 S9.17 takes ads for blocked after six checks, and gives up after thirty', () => {
    const { outcomes, checks } = poll(() => 'missing');
    vi.advanceTimersByTime(2999);
    expect(checks()).toBe(6);
    expect(outcomes).toEqual([]);
    vi.advanceTimersByTime(60_000);
    expect(outcomes).toEqual(['blocked at 3000']);
    expect(checks()).toBe(30);
  });

  it('S4.10 an ad that comes late is still taken', () => {
    const { outcomes } = poll((check) => (check === 30 ? 'arrived' : 'missing'));
    vi.advanceTimersByTime(60_000);
    expect(outcomes).toEqual(['blocked at 3000', 'arrived at 14500']);
  });

  it('S4.10 a network without an ad says so at once', () => {
    expect(poll(() => 'filler').outcomes).toEqual(['filler at 0']);
  });

  it('checks no more once it is stopped', () => {
    const { stop, checks } = poll(() => 'missing');
    stop();
    vi.advanceTimersByTime(60_000);
    expect(checks()).toBe(1);
  });
});

it.each([
  ['/material-ui/discover-more/backers/', true],
  ['https://mui.com/discover-more/backers?utm_source=carbon', true],
  ['https://sponsor.example/', false],
  ['https://backers.example/tool', false],
  [null, false],
])('S4.10 the link %j stands for "no ad": %s', (href, expected) => {
  expect(isFillerLink(href)).toBe(expected);
});
