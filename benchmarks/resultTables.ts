import type { BenchResults } from './BenchResults.ts';
import { type Cell, kilobytes, rounded, type Table } from './formatTable.ts';
import { costPerPage, type ScalePoint } from './measureScale.ts';
import type { BuildMeasurement } from './measureBuild.ts';
import { devLoopTable } from './measureDevLoop.ts';
import { editTable } from './measureEdit.ts';
import type { SearchMeasurement } from './measureSearch.ts';
import type { NavigationResult, PageResult } from './measureSites.ts';
import { percentile } from './webVitals.ts';

function pageTable(
  title: string,
  header: string[],
  pages: PageResult[],
  cells: (result: PageResult) => Cell[],
): Table {
  return {
    title,
    header: ['Site', 'Page', ...header],
    rows: pages.map((result) => [result.site, result.page, ...cells(result)]),
  };
}

/** Weight of each page. */
export function weightTable(pages: PageResult[]): Table {
  return pageTable(
    'Page weight before any demo runs, KB (1,000 bytes); text as gzip',
    [
      'JS',
      'CSS',
      'HTML',
      'Fonts',
      'Requests',
      'Counted until',
      'Requests before scrolling',
      'JS of the visit',
    ],
    pages,
    ({ load }) => [
      ...[load.js, load.css, load.html, load.fonts].map(kilobytes),
      load.requests,
      load.status < 400 ? load.countedUntil : `answers ${load.status}`,
      load.requestsBeforeScroll,
      kilobytes(load.jsAfterScroll),
    ],
  );
}

/** Layout shifts and console messages of each page at 1440 px. */
export function stabilityTable(pages: PageResult[]): Table {
  return pageTable(
    'Stability over load and a full scroll',
    ['CLS', 'Console'],
    pages,
    ({ load }) => [load.cls, load.messages.length],
  );
}

/** How each page loads on the slow phone. */
export function slowPhoneTable(pages: PageResult[]): Table {
  return pageTable(
    'Slow phone: a quarter of the processor, 1.6 Mbit/s, 150 ms; medians in ms, worst CLS',
    ['FCP', 'LCP', 'First demo', 'TBT before demos', 'TBT', 'CLS'],
    pages,
    ({ slow }) =>
      slow
        ? [slow.fcpMs, slow.lcpMs, slow.firstDemoMs, slow.tbtMs, slow.tbtTotalMs, slow.cls]
        : Array.from({ length: 6 }, () => null),
  );
}

/** How long each page change takes on each site. */
export function navigationTable(navigations: NavigationResult[]): Table {
  return {
    title: 'Page change from the click to the painted heading, medians in ms',
    header: ['Site', 'From', 'To', 'Desktop', 'Slow', 'How'],
    rows: navigations.map(({ site, from, to, desktop, slow }) => [
      site,
      from,
      to ?? 'first link',
      desktop?.ms ?? null,
      slow?.ms ?? null,
      (desktop ?? slow)?.kind ?? 'not timed',
    ]),
  };
}

/** Size of the search index in each language. */
export function searchWeightTable({ weights }: SearchMeasurement): Table {
  return {
    title: 'Search index, KB as gzip',
    header: ['Language', 'First result', 'Total'],
    rows: weights.map(({ language, firstKB, totalKB }) => [
      language,
      rounded(firstKB),
      rounded(totalKB),
    ]),
  };
}

/** How long readers wait for the search. */
export function searchTimeTable({ keystrokes, openMs, resultMs }: SearchMeasurement): Table {
  const shares = [0.5, 0.95, 1].map((share) => rounded(percentile(keystrokes, share)));
  return {
    title: 'Search at a quarter of the processor, ms',
    header: ['Keystrokes', 'p50', 'p95', 'Longest', 'First opening', 'First result'],
    rows: [[keystrokes.length, ...shares, rounded(openMs, 0), rounded(resultMs, 0)]],
  };
}

/** Cost of production builds of the whole site. */
export function buildTable(builds: BuildMeasurement[]): Table {
  return {
    title: 'Production build of the whole site',
    header: ['Build', 'Documents', 'CPU s', 'CPU s per document', 'Wall s', 'Peak MB', 'Compiled'],
    rows: builds.map((build) => [
      build.kind,
      build.pages,
      rounded(build.cpuSeconds),
      rounded(build.cpuSeconds / build.pages, 3),
      rounded(build.wallSeconds),
      rounded(build.peakMemoryMB, 0),
      build.compiled,
    ]),
  };
}

/** How a cold build grows with generated pages. */
export function scaleTable(scale: ScalePoint[]): Table {
  return {
    title: 'Build with generated pages, each in every language',
    header: ['Pages', 'Documents', 'CPU s', 'CPU s each page adds', 'Wall s', 'Peak MB'],
    rows: scale.map((point) => {
      const perPage = costPerPage(point, scale);
      return [
        point.generated,
        point.pages,
        rounded(point.cpuSeconds),
        perPage === null ? null : rounded(perPage, 3),
        rounded(point.wallSeconds),
        rounded(point.peakMemoryMB, 0),
      ];
    }),
  };
}

/** One table for each measured topic. */
export function resultTables(results: BenchResults): Table[] {
  const { pages, navigations, search, builds, edit, loop, scale } = results;
  return [
    ...(pages.length > 0 ? [weightTable(pages), stabilityTable(pages)] : []),
    ...(pages.some(({ slow }) => slow !== null) ? [slowPhoneTable(pages)] : []),
    ...(navigations.length > 0 ? [navigationTable(navigations)] : []),
    ...(search ? [searchWeightTable(search), searchTimeTable(search)] : []),
    ...(builds.length > 0 ? [buildTable(builds)] : []),
    ...(edit ? [editTable(edit)] : []),
    ...(loop ? [devLoopTable(loop)] : []),
    ...(scale.length > 0 ? [scaleTable(scale)] : []),
  ];
}
