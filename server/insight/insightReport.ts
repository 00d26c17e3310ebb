import type { Kysely } from 'kysely';
import type { InsightKind, VitalMetric } from '#model/Insight.ts';
import { vitalMetrics } from '#model/Insight.ts';
import type { DocsDatabase, InsightRow } from '#server/database/openDatabase.ts';
import type { PageSummary } from '#server/feedback/feedbackReport.ts';

/** Days that a report is about; an absent end is open. */
export interface InsightPeriod {
  /** The first day, e.g. `2026-11-01`. */
  since?: string | undefined;
  /** The day after the last. */
  until?: string | undefined;
}

/** How often something happened. */
export interface Tally {
  name: string;
  count: number;
}

/** A page by what readers did and thought of it. */
export interface PageInsight {
  page: string;
  views: number;
  copies: number;
  up: number;
  down: number;
}

/** A metric of a page as three of four readers had it, or better. */
export interface PageVital {
  page: string;
  metric: VitalMetric;
  p75: number;
  samples: number;
}

/** What a documentation team steers by. */
export interface InsightSummary {
  viewsByDay: Tally[];
  /** The most read first. */
  pages: PageInsight[];
  /** Pages with votes, the least helpful first. */
  leastHelpful: PageInsight[];
  notFound: Tally[];
  notOpened: Tally[];
  missing: Tally[];
  copies: Tally[];
  clicks: Tally[];
  readers: Tally[];
  /** The slowest first, metric by metric. */
  vitals: PageVital[];
}

/** Reads the counts of some days. */
export async function readInsight(
  db: Kysely<DocsDatabase>,
  { since, until }: InsightPeriod,
): Promise<InsightRow[]> {
  let query = db.selectFrom('insight').selectAll();
  if (since !== undefined) {
    query = query.where('day', '>=', since);
  }
  if (until !== undefined) {
    query = query.where('day', '<', until);
  }
  return query.orderBy('day').execute();
}

/** Sums up counts, beside the votes of the same days. */
export function summarizeInsight(
  rows: readonly InsightRow[],
  votes: readonly PageSummary[],
): InsightSummary {
  const ofKind = (kind: InsightKind) => rows.filter((row) => row.kind === kind);
  const views = ofKind('view');
  const copies = ofKind('copy');
  const viewsOf = new Map(tally(views, ({ page }) => page).map((one) => [one.name, one.count]));
  const copiesOf = new Map(tally(copies, ({ page }) => page).map((one) => [one.name, one.count]));
  const votesOf = new Map(votes.map((summary) => [summary.page, summary]));
  const pages = [...new Set([...viewsOf.keys(), ...votesOf.keys()])]
    .filter((page) => page !== '')
    .map((page): PageInsight => ({
      page,
      views: viewsOf.get(page) ?? 0,
      copies: copiesOf.get(page) ?? 0,
      up: votesOf.get(page)?.up ?? 0,
      down: votesOf.get(page)?.down ?? 0,
    }))
    .sort((a, b) => b.views - a.views || a.page.localeCompare(b.page));
  return {
    viewsByDay: tally(views, ({ day }) => day).sort((a, b) => a.name.localeCompare(b.name)),
    pages,
    leastHelpful: pages
      .filter(({ up, down }) => up + down > 0)
      .sort((a, b) => helpfulness(a) - helpfulness(b) || b.views - a.views),
    notFound: tally(ofKind('search-none'), ({ detail }) => detail),
    notOpened: tally(ofKind('search-unopened'), ({ detail }) => detail),
    missing: tally(ofKind('missing'), ({ page, detail }) => page || detail),
    copies: tally(copies, ({ page, detail }) => `${page} ${detail}`.trim()),
    clicks: tally(ofKind('click'), ({ detail }) => detail),
    readers: tally(ofKind('reader'), ({ detail }) => detail),
    vitals: summarizeVitals(ofKind('vital')),
  };
}

/** Share of helpful votes, drawn to the middle while there are few: one bad vote is no bad page yet. */
function helpfulness({ up, down }: PageInsight): number {
  return (up + 1) / (up + down + 2);
}

function tally(rows: readonly InsightRow[], nameOf: (row: InsightRow) => string): Tally[] {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const name = nameOf(row);
    counts.set(name, (counts.get(name) ?? 0) + row.count);
  }
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

function summarizeVitals(rows: readonly InsightRow[]): PageVital[] {
  const histograms = new Map<string, Map<number, number>>();
  for (const { page, detail, count } of rows) {
    const [metric = '', value = ''] = detail.split(' ');
    const key = `${metric} ${page}`;
    const histogram = histograms.get(key) ?? new Map<number, number>();
    histogram.set(Number(value), (histogram.get(Number(value)) ?? 0) + count);
    histograms.set(key, histogram);
  }
  const vitals = [...histograms].flatMap(([key, histogram]): PageVital[] => {
    const [name = '', page = ''] = key.split(' ');
    const metric = vitalMetrics.find((known) => known === name);
    return metric && page ? [{ page, metric, ...percentile75(histogram) }] : [];
  });
  const rank = ({ metric }: PageVital) => ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'].indexOf(metric);
  return vitals.sort((a, b) => rank(a) - rank(b) || b.p75 - a.p75);
}

function percentile75(histogram: ReadonlyMap<number, number>): { p75: number; samples: number } {
  const values = [...histogram].sort(([a], [b]) => a - b);
  const samples = values.reduce((sum, [, count]) => sum + count, 0);
  let seen = 0;
  for (const [value, count] of values) {
    seen += count;
    if (seen >= samples * 0.75) {
      return { p75: value, samples };
    }
  }
  return { p75: 0, samples };
}
