import type { JSONReport } from '@playwright/test/reporter';
import { type Tally, tallyName } from '#tests/e2e/every-page/Tally.ts';
import { type FindingKind, findingKinds } from '#tests/e2e/every-page/Finding.ts';
import { readAttachments } from './readAttachments.ts';

/** Reads what the tests of a visit counted from Playwright's report. */
export function readTallies(report: JSONReport): Tally[] {
  return readAttachments<Tally>(report, tallyName);
}

/** Sums the counts of all tests. */
export function sumTallies(tallies: Tally[]): Tally {
  const sum = (read: (tally: Tally) => number) =>
    tallies.reduce((total, tally) => total + read(tally), 0);
  const found = (kind: FindingKind) => sum(({ findings }) => findings[kind]);
  return {
    pages: sum(({ pages }) => pages),
    demos: sum(({ demos }) => demos),
    axePages: sum(({ axePages }) => axePages),
    links: sum(({ links }) => links),
    sound: tallies.flatMap(({ sound }) => sound),
    findings: Object.fromEntries(
      findingKinds.map((kind) => [kind, found(kind)]),
    ) as Tally['findings'],
  };
}

/** Why a visit must not be recorded as the state of the site; null when it may. */
export function whyNotRecord(tally: Tally, pages: number, exitCode: number | null): string | null {
  if (exitCode !== 0) {
    return 'not everything passed';
  }
  if (tally.pages !== pages) {
    return `${tally.pages} of ${pages} pages were visited`;
  }
  if (tally.axePages !== pages) {
    return `axe checked ${tally.axePages} of ${pages} pages`;
  }
  return tally.links === 0 ? 'no link was followed' : null;
}
