import { describe, expect, it } from 'vitest';
import { isKept } from '#site/platform/analytics/track.ts';
import { drawShape } from './AdDisplay.tsx';
import { defaultDisplayRatio } from './AdProvider.tsx';
import { inHouseAds, inHouseAdsFor, pickRandom, shouldShowAppeal } from './InHouseAd.tsx';
import { seededNumbers } from '#tests/setup/seededRandom.ts';

const draws = 20_000;

/** Share of many seeded draws for which something is true. */
function share(isTrue: (random: () => number) => boolean): number {
  const random = seededNumbers(7);
  let count = 0;
  for (let draw = 0; draw < draws; draw += 1) {
    count += isTrue(random) ? 1 : 0;
  }
  return count / draws;
}

describe('draws', () => {
  it('S9.13 one ad in five is a line', () => {
    expect(share((random) => drawShape(random) === 'inline')).toBeCloseTo(0.2, 2);
    expect([drawShape(() => 0.1999), drawShape(() => 0.2)]).toEqual(['inline', 'image']);
  });

  it('S9.12 one appeal for four ads of ours', () => {
    expect(share(shouldShowAppeal)).toBeCloseTo(0.2, 2);
    expect([shouldShowAppeal(() => 0.1999), shouldShowAppeal(() => 0.2)]).toEqual([true, false]);
  });

  it('S9.11 S7.13 one display in ten is reported', () => {
    expect(share((random) => isKept(defaultDisplayRatio, random))).toBeCloseTo(0.1, 2);
    expect([isKept(0.1, () => 0.1), isKept(0.1, () => 0.1001)]).toEqual([true, false]);
  });

  it('S9.16 each of the five ads comes as often as the others', () => {
    for (const { name } of inHouseAds) {
      const part = share((random) => pickRandom(inHouseAds, random).name === name);
      expect(Math.abs(part - 0.2), name).toBeLessThan(0.01);
    }
    expect(pickRandom(inHouseAds, () => 0.999_999)).toBe(inHouseAds.at(-1));
  });

  it('shows no ad for the page it is on', () => {
    for (const { path } of inHouseAds) {
      const others = inHouseAdsFor(path).map((other) => other.path);
      expect(others).toHaveLength(4);
      expect(others).not.toContain(path);
    }
    expect(inHouseAdsFor('/x/introduction')).toEqual(inHouseAds);
  });
});
