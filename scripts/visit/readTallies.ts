import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { type Tally, tallyName } from '#tests/e2e/every-page/Tally.ts';

/** What the tests of a visit counted, from the report Playwright leaves. */
export function readTallies(report: JSONReport): Tally[] {
  return report.suites.flatMap(readSuite);
}

function readSuite({ specs, suites = [] }: JSONReportSuite): Tally[] {
  const attachments = specs
    .flatMap(({ tests }) => tests)
    .flatMap(({ results }) => results)
    .flatMap((result) => result.attachments);
  const own = attachments
    .filter(({ name }) => name === tallyName)
    .map(({ body = '' }) => JSON.parse(Buffer.from(body, 'base64').toString()) as Tally);
  return [...own, ...suites.flatMap(readSuite)];
}
