import type { Language } from './Language.ts';

/** Path that pages report to. */
export const insightPath = '/insight';

/** Most events in one report. */
export const insightBatch = 20;

/** What readers wait for and see move, as browsers measure it. */
export const vitalMetrics = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;

/** One of the measured metrics. */
export type VitalMetric = (typeof vitalMetrics)[number];

/** Choices of readers that are counted (S3.4). */
export const readerProperties = [
  'codeVariant',
  'codeStylingVariant',
  'userLanguage',
  'devicePixelRatio',
  'colorSchemeOS',
  'colorScheme',
] as const;

/** What became of a search: nothing was found, or nothing of it was opened. */
export type SearchOutcome = 'none' | 'unopened';

/** Something that happened on a page; nothing in it tells one reader from another. */
export type InsightEvent =
  /** A page was opened; one that does not exist is counted as missing. */
  | { kind: 'view'; page: string; language: Language }
  | { kind: 'click'; category: string; action: string; label: string }
  /** Code was copied: a demo by its name, or a block of the text. */
  | { kind: 'copy'; page: string; demo: string }
  | { kind: 'vital'; page: string; metric: VitalMetric; value: number }
  | { kind: 'reader'; property: (typeof readerProperties)[number]; value: string }
  | { kind: 'search'; outcome: SearchOutcome; words: string };

/** Body of a report. */
export interface InsightReport {
  events: InsightEvent[];
}

/** What is counted, as it is stored. */
export type InsightKind =
  Exclude<InsightEvent['kind'], 'search'> | 'missing' | `search-${SearchOutcome}`;

/** Longest search that is counted, in UTF-16 units; a longer one is no search but something that was pasted. */
export const longestWords = 60;

/** A search as it is counted: its words in lower case and nothing between them but spaces. */
export function searchWords(query: string): string {
  return query.toLowerCase().replace(/\s+/g, ' ').trim();
}

/**
 * The value that stands for a measured one, so that a day has few different ones: hundredths of a shift, or milliseconds
 * to two digits. Never less than what was measured.
 */
export function vitalBucket(metric: VitalMetric, value: number): number {
  if (metric === 'CLS') {
    return Math.min(200, Math.ceil(Math.round(value * 100_000) / 1000)) / 100;
  }
  const most = Math.min(60_000, Math.max(10, Math.ceil(value)));
  const step = 10 ** (String(most).length - 2);
  return Math.ceil(most / step) * step;
}
