import { type FindingKind, findingKinds } from '#tests/e2e/every-page/Finding.ts';
import type { Tally } from '#tests/e2e/every-page/Tally.ts';

/** Adds up what all tests counted. */
export function sumTallies(tallies: Tally[]): Tally {
  const sum = (read: (tally: Tally) => number) =>
    tallies.reduce((total, tally) => total + read(tally), 0);
  const found = (kind: FindingKind) => sum(({ findings }) => findings[kind]);
  return {
    pages: sum(({ pages }) => pages),
    demos: sum(({ demos }) => demos),
    axePages: sum(({ axePages }) => axePages),
    links: sum(({ links }) => links),
    findings: Object.fromEntries(
      findingKinds.map((kind) => [kind, found(kind)]),
    ) as Tally['findings'],
  };
}
