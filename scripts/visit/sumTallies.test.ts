import { expect, it } from 'vitest';
import { countFindings } from '#tests/e2e/every-page/Tally.ts';
import { sumTallies } from './sumTallies.ts';

it('adds up counts and findings', () => {
  const first = {
    pages: 12,
    demos: 0,
    axePages: 12,
    links: 0,
    findings: countFindings([{ kind: 'shifts' }, { kind: 'shifts' }, { kind: 'titles' }]),
  };
  const second = {
    pages: 4,
    demos: 31,
    axePages: 3,
    links: 70,
    findings: countFindings([{ kind: 'shifts' }]),
  };
  expect(sumTallies([first, second])).toEqual({
    pages: 16,
    demos: 31,
    axePages: 15,
    links: 70,
    findings: { ...countFindings([]), shifts: 3, titles: 1 },
  });
});
