import type { JSONReport } from '@playwright/test/reporter';
import { expect, it } from 'vitest';
import { sumSnapshots, whyNotRecordSnapshots } from './snapshotTally.ts';

const attach = (name: string, value: object) => ({
  tests: [
    {
      results: [
        {
          attachments: [
            {
              name,
              contentType: 'application/json',
              body: Buffer.from(JSON.stringify(value)).toString('base64'),
            },
          ],
        },
      ],
    },
  ],
});

it('adds up what all tests compared, and leaves other tallies', () => {
  const report = {
    suites: [
      { specs: [attach('snapshot tally', { pages: 4, compared: 30, same: 29, known: 1 })] },
      {
        specs: [attach('tally', { pages: 12 })],
        suites: [
          { specs: [attach('snapshot tally', { pages: 2, compared: 8, same: 8, known: 0 })] },
        ],
      },
    ],
  };
  expect(sumSnapshots(report as unknown as JSONReport)).toEqual({
    pages: 6,
    compared: 38,
    same: 37,
    known: 1,
  });
});

const whole = { pages: 6, compared: 38, same: 37, known: 1 };

it('lets a whole comparison be recorded', () => {
  expect(whyNotRecordSnapshots(whole, 6, 0)).toBeNull();
});

it('refuses a comparison that failed, broke off or left something out', () => {
  expect(whyNotRecordSnapshots(whole, 6, 1)).toBe('not everything passed');
  expect(whyNotRecordSnapshots(whole, 6, null)).toBe('not everything passed');
  expect(whyNotRecordSnapshots(whole, 7, 0)).toBe('the demos of 6 of 7 pages were compared');
  expect(whyNotRecordSnapshots({ ...whole, compared: 0 }, 6, 0)).toBe('no demo was compared');
});
