import type { TestInfo } from '@playwright/test';
import { type Finding, type FindingKind, findingKinds } from './Finding.ts';

/** What one test counted; `scripts/visit.ts` adds up what all of them did. */
export interface Tally {
  /** Pages of the sitemap that were visited. */
  pages: number;
  /** Demos that went live on them. */
  demos: number;
  /** Pages that axe checked, in light and in dark. */
  axePages: number;
  /** Internal links followed. */
  links: number;
  /** Paths of visited pages on which nothing was found. */
  sound: string[];
  findings: Record<FindingKind, number>;
}

/** Name of the attachment that holds a tally. */
export const tallyName = 'tally';

/** Counts findings by their kind. */
export function countFindings(findings: Pick<Finding, 'kind'>[]): Tally['findings'] {
  const count = (kind: FindingKind) => findings.filter((finding) => finding.kind === kind).length;
  return Object.fromEntries(findingKinds.map((kind) => [kind, count(kind)])) as Tally['findings'];
}

/** Leaves what a test counted in its report. */
export async function attachTally(
  info: TestInfo,
  findings: Finding[],
  counts: Partial<Omit<Tally, 'findings'>> = {},
): Promise<void> {
  const none = { pages: 0, demos: 0, axePages: 0, links: 0, sound: [] };
  const tally: Tally = { ...none, ...counts, findings: countFindings(findings) };
  await info.attach(tallyName, { body: JSON.stringify(tally), contentType: 'application/json' });
}
