import type { Budgets, Metric, Reading } from './budgets.ts';
import { formatTable, type Cell } from './formatTable.ts';
import type { BuildMeasurement } from './measureBuild.ts';
import type { PageResult, SiteResults } from './measureSites.ts';

/** All results of a run. */
export interface BenchResults extends SiteResults {
  builds: BuildMeasurement[];
}

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;
const rounded = (value: number, digits = 1) => Number(value.toFixed(digits));

function pageRows(pages: PageResult[], cells: (result: PageResult) => Cell[]): Cell[][] {
  return pages.map((result) => [result.site, result.page, ...cells(result)]);
}

/** Renders one table per topic that was measured. */
export function formatTables({ pages, navigation, builds }: BenchResults): string[] {
  const tables = [
    formatTable(
      'Page weight before any demo runs, KB (1,000 bytes); text as gzip',
      ['Site', 'Page', 'JS', 'CSS', 'HTML', 'Fonts', 'Requests', 'Counted until'],
      pageRows(pages, ({ load }) => [
        ...[load.js, load.css, load.html, load.fonts].map(kilobytes),
        load.requests,
        load.status < 400 ? load.countedUntil : `answers ${load.status}`,
      ]),
    ),
    formatTable(
      'Stability over load and a full scroll',
      ['Site', 'Page', 'CLS', 'Console'],
      pageRows(pages, ({ load }) => [load.cls, load.messages.length]),
    ),
  ];
  if (pages.some(({ slow }) => slow !== null)) {
    tables.push(
      formatTable(
        'Slow phone: a quarter of the processor, 1.6 Mbit/s, 150 ms; medians in ms',
        ['Site', 'Page', 'TBT before demos', 'TBT', 'LCP'],
        pageRows(pages, ({ slow }) => [
          slow?.tbtMs ?? null,
          slow?.tbtTotalMs ?? null,
          slow?.lcpMs ?? null,
        ]),
      ),
    );
  }
  if (navigation) {
    tables.push(
      formatTable(
        'Page change after a click, median in ms',
        ['Desktop', 'Slow'],
        [[navigation.desktopMs, navigation.slowMs]],
      ),
    );
  }
  if (builds.length > 0) {
    tables.push(
      formatTable(
        'Production build',
        ['Build', 'Pages', 'CPU s', 'CPU s per page', 'Wall s', 'Peak MB'],
        builds.map((build) => [
          build.kind,
          build.pages,
          rounded(build.cpuSeconds),
          rounded(build.cpuSeconds / build.pages, 3),
          rounded(build.wallSeconds),
          rounded(build.peakMemoryMB, 0),
        ]),
      ),
    );
  }
  return tables;
}

/** Collects the values of our site that have a budget. */
export function collectReadings({ pages, builds }: BenchResults): Reading[] {
  const ours = pages.filter((result) => result.isOurs);
  const ofPages = ours.flatMap(({ page, load, slow }): Reading[] => [
    { metric: 'js', value: kilobytes(load.js), where: page },
    { metric: 'css', value: kilobytes(load.css), where: page },
    { metric: 'fonts', value: kilobytes(load.fonts), where: page },
    { metric: 'cls', value: load.cls, where: page },
    { metric: 'console', value: load.messages.length, where: page },
    ...(slow ? [{ metric: 'tbtMs' as const, value: slow.tbtMs, where: page }] : []),
  ]);
  const ofBuilds = builds.flatMap((build): Reading[] => {
    const where = `${build.kind} build`;
    const perPage = build.cpuSeconds / build.pages;
    return [
      { metric: 'buildPeakMemoryMB', value: rounded(build.peakMemoryMB, 0), where },
      ...(build.kind === 'cold'
        ? [{ metric: 'buildCpuSecondsPerPageCold' as const, value: rounded(perPage, 3), where }]
        : []),
    ];
  });
  return [...ofPages, ...ofBuilds];
}

/** Renders the worst reading of each metric beside its budget. */
export function formatBudgets(readings: Reading[], broken: Reading[], budgets: Budgets): string {
  const rows = (Object.keys(budgets) as Metric[]).flatMap((metric): Cell[][] => {
    const own = readings.filter((reading) => reading.metric === metric);
    if (own.length === 0) {
      return [];
    }
    const worst = own.reduce((a, b) => (b.value > a.value ? b : a));
    const { max, unit } = budgets[metric];
    const isOver = worst.value > max;
    const verdict = broken.includes(worst) ? 'broken' : isOver ? 'over, not judged' : 'kept';
    return [[metric, worst.value, max, unit, worst.where, verdict]];
  });
  return formatTable('Budgets', ['Metric', 'Worst', 'Budget', 'Unit', 'Where', 'Verdict'], rows);
}
