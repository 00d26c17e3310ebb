import type { Result } from 'lighthouse';
import { rounded, type Table } from './formatTable.ts';
import { median } from './webVitals.ts';

/** The lowest allowed score of each category. */
export const lowestScores = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

/** A category of Lighthouse. */
export type Category = keyof typeof lowestScores;

/** All categories in the order of the table. */
export const categories = Object.keys(lowestScores) as Category[];

/** What Lighthouse says about a page: scores from 0 to 100, times in milliseconds. */
export interface LighthouseReading {
  scores: Record<Category, number>;
  fcpMs: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  /** Audits that cost points outside of performance. */
  failing: string[];
  /** What kept the main thread busy, longest first. */
  busy: string[];
}

/** The part of a report that is read. */
export type LighthouseReport = Pick<Result, 'categories' | 'audits'>;

const shownItems = 5;

function listBusy({ audits }: LighthouseReport, id: string, key: string): string[] {
  const details = audits[id]?.details;
  return details?.type === 'table'
    ? details.items
        .slice(0, shownItems)
        .map((item) => `${id}: ${rounded(Number(item[key]), 0)} ms ${item['url'] as string}`)
    : [];
}

/** Reads the report of one run. */
export function readReport(report: LighthouseReport): LighthouseReading {
  const valueOf = (id: string) => report.audits[id]?.numericValue ?? NaN;
  const scoreOf = (name: Category) => Math.round((report.categories[name]?.score ?? 0) * 100);
  const failing = categories
    .filter((name) => name !== 'performance')
    .flatMap((name) => report.categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${report.audits[id]?.title}`);
  return {
    scores: Object.fromEntries(categories.map((name) => [name, scoreOf(name)])) as Record<
      Category,
      number
    >,
    fcpMs: Math.round(valueOf('first-contentful-paint')),
    lcpMs: Math.round(valueOf('largest-contentful-paint')),
    tbtMs: Math.round(valueOf('total-blocking-time')),
    cls: rounded(valueOf('cumulative-layout-shift'), 3),
    failing,
    busy: [
      ...listBusy(report, 'long-tasks', 'duration'),
      ...listBusy(report, 'bootup-time', 'total'),
    ],
  };
}

/** The median of each figure over the runs of a page, and every audit that failed in one of them. */
export function medianReading(runs: LighthouseReading[]): LighthouseReading {
  const middle = (read: (run: LighthouseReading) => number) => median(runs.map(read));
  return {
    scores: Object.fromEntries(
      categories.map((name) => [name, middle(({ scores }) => scores[name])]),
    ) as Record<Category, number>,
    fcpMs: middle(({ fcpMs }) => fcpMs),
    lcpMs: middle(({ lcpMs }) => lcpMs),
    tbtMs: middle(({ tbtMs }) => tbtMs),
    cls: middle(({ cls }) => cls),
    failing: [...new Set(runs.flatMap(({ failing }) => failing))],
    busy: runs.at(-1)?.busy ?? [],
  };
}

/** The readings of all pages. */
export function lighthouseTable(readings: Map<string, LighthouseReading>): Table {
  return {
    title: 'Lighthouse for mobile, medians; times in ms',
    header: [
      'Page',
      'Performance',
      'Accessibility',
      'Best practices',
      'SEO',
      'FCP',
      'LCP',
      'TBT',
      'CLS',
    ],
    rows: [...readings].map(([page, { scores, fcpMs, lcpMs, tbtMs, cls }]) => [
      page,
      ...categories.map((name) => scores[name]),
      fcpMs,
      lcpMs,
      tbtMs,
      cls,
    ]),
  };
}

/** One sentence for each score that is too low. */
export function findLowScores(readings: Map<string, LighthouseReading>): string[] {
  return [...readings].flatMap(([page, { scores }]) =>
    categories
      .filter((name) => scores[name] < lowestScores[name])
      .map((name) => `${name} is ${scores[name]} on ${page}, it must be ${lowestScores[name]}.`),
  );
}
