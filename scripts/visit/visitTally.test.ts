import type { JSONReport } from '@playwright/test/reporter';
import { expect, it } from 'vitest';
import { countFindings, type Tally } from '#tests/e2e/every-page/Tally.ts';
import { readTallies, sumTallies, whyNotRecord } from './visitTally.ts';

it('finds the tallies of all suites and leaves other attachments', () => {
  const tally: Tally = {
    pages: 3,
    demos: 1,
    axePages: 2,
    links: 0,
    sound: ['/x'],
    findings: countFindings([]),
  };
  const body = Buffer.from(JSON.stringify(tally)).toString('base64');
  const attach = (name: string) => ({
    tests: [{ results: [{ attachments: [{ name, contentType: 'application/json', body }] }] }],
  });
  const report = {
    suites: [
      { specs: [attach('tally')], suites: [{ specs: [attach('tally'), attach('trace')] }] },
      { specs: [] },
    ],
  };
  expect(readTallies(report as unknown as JSONReport)).toEqual([tally, tally]);
});

it('adds up counts and findings', () => {
  const first = {
    pages: 12,
    demos: 0,
    axePages: 12,
    links: 0,
    sound: ['/x/a'],
    findings: countFindings([{ kind: 'shifts' }, { kind: 'shifts' }, { kind: 'titles' }]),
  };
  const second = {
    pages: 4,
    demos: 31,
    axePages: 3,
    links: 70,
    sound: ['/x/b'],
    findings: countFindings([{ kind: 'shifts' }]),
  };
  expect(sumTallies([first, second])).toEqual({
    pages: 16,
    demos: 31,
    axePages: 15,
    links: 70,
    sound: ['/x/a', '/x/b'],
    findings: { ...countFindings([]), shifts: 3, titles: 1 },
  });
});

const whole = {
  pages: 9,
  demos: 5,
  axePages: 9,
  links: 80,
  sound: [],
  findings: countFindings([]),
};

it('lets a whole visit be recorded', () => {
  expect(whyNotRecord(whole, 9, 0)).toBeNull();
});

it('refuses a visit that failed, broke off or left something out', () => {
  expect(whyNotRecord(whole, 9, 1)).toBe('not everything passed');
  expect(whyNotRecord(whole, 9, null)).toBe('not everything passed');
  expect(whyNotRecord(whole, 10, 0)).toBe('9 of 10 pages were visited');
  expect(whyNotRecord({ ...whole, axePages: 8 }, 9, 0)).toBe('axe checked 8 of 9 pages');
  expect(whyNotRecord({ ...whole, links: 0 }, 9, 0)).toBe('no link was followed');
});
