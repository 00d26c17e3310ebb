import type { JSONReport } from '@playwright/test/reporter';
import { expect, it } from 'vitest';
import { countFindings, type Tally } from '#tests/e2e/every-page/Tally.ts';
import { readTallies } from './readTallies.ts';

it('finds the tallies of all suites and leaves other attachments', () => {
  const tally: Tally = { pages: 3, demos: 1, axePages: 2, links: 0, findings: countFindings([]) };
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
