import type { Budgets, Metric } from '#benchmarks/budgets.ts';
import type { NavigationResult, PageResult } from '#benchmarks/measureSites.ts';
import { type BarGroup, barPlot, barText } from './barPlot.ts';
import {
  navigationTable,
  slowPhoneTable,
  stabilityTable,
  weightTable,
} from '#benchmarks/resultTables.ts';
import { changeLabel } from '#benchmarks/compareSites.ts';
import { kilobytes } from '#benchmarks/formatTable.ts';
import { commonAddress } from '#benchmarks/readOptions.ts';
import type { ReportSection } from './ReportSection.ts';

/** A value of each page, and its budget on our site. */
interface PageMetric {
  title: string;
  unit: string;
  budget: Metric | null;
  read: (result: PageResult) => number | null;
}

/** Groups the same page of different sites, with or without a trailing slash. */
function groupPages(pages: PageResult[], { unit, read }: PageMetric): BarGroup[] {
  const sites = [...new Set(pages.map(({ site }) => site))];
  const groups = new Map<string, BarGroup>();
  for (const result of pages) {
    const label = commonAddress(result.page);
    const group = groups.get(label) ?? { label, bars: [] };
    const value = read(result);
    group.bars.push({
      series: sites.indexOf(result.site),
      name: sites.length > 1 ? result.site : '',
      value,
      text: barText(value, unit),
    });
    groups.set(label, group);
  }
  return [...groups.values()];
}

/** Plots a value of each page and site. */
function pagePlot(pages: PageResult[], budgets: Budgets, metric: PageMetric): string {
  const { title, unit, budget } = metric;
  const max = budget === null ? null : budgets[budget].max;
  const limit = max === null ? '' : ` The budget of our site is ${barText(max, unit)}.`;
  return barPlot({
    title,
    description: `One bar for each page and site; the figures are in the table below.${limit}`,
    groups: groupPages(pages, metric),
    budget: max === null ? null : { value: max, text: barText(max, unit) },
  });
}

/** Page weight. */
export function weightSection(pages: PageResult[], budgets: Budgets): ReportSection {
  const metrics: PageMetric[] = [
    { title: 'JavaScript', unit: 'KB', budget: 'js', read: ({ load }) => kilobytes(load.js) },
    { title: 'Style sheets', unit: 'KB', budget: 'css', read: ({ load }) => kilobytes(load.css) },
    { title: 'HTML', unit: 'KB', budget: null, read: ({ load }) => kilobytes(load.html) },
    { title: 'Fonts', unit: 'KB', budget: 'fonts', read: ({ load }) => kilobytes(load.fonts) },
    { title: 'Requests', unit: '', budget: null, read: ({ load }) => load.requests },
    {
      title: 'Requests before scrolling',
      unit: '',
      budget: 'requests',
      read: ({ load }) => load.requestsBeforeScroll,
    },
    {
      title: 'JavaScript of the whole visit',
      unit: 'KB',
      budget: 'jsVisit',
      read: ({ load }) => kilobytes(load.jsAfterScroll),
    },
  ];
  return {
    heading: 'Page weight',
    text: 'Counted before any demo runs, with an empty cache, unless a plot says otherwise. Text is gzipped in the same way for all sites.',
    plots: metrics.map((metric) => pagePlot(pages, budgets, metric)),
    tables: [weightTable(pages)],
  };
}

/** Layout shifts and console messages. */
export function stabilitySection(pages: PageResult[], budgets: Budgets): ReportSection {
  const metrics: PageMetric[] = [
    {
      title: 'Layout shift at 1440 px',
      unit: '',
      budget: 'cls',
      read: ({ load }) => load.cls,
    },
    {
      title: 'Console messages',
      unit: '',
      budget: 'console',
      read: ({ load }) => load.messages.length,
    },
  ];
  return {
    heading: 'Stability',
    text: 'The worst burst of layout shifts during load and a full scroll, and every console message or uncaught error.',
    plots: metrics.map((metric) => pagePlot(pages, budgets, metric)),
    tables: [stabilityTable(pages)],
  };
}

/** How pages load on the slow phone. */
export function slowPhoneSection(pages: PageResult[], budgets: Budgets): ReportSection {
  const metrics: PageMetric[] = [
    {
      title: 'First contentful paint',
      unit: 'ms',
      budget: 'firstPaintMs',
      read: ({ slow }) => slow?.fcpMs ?? null,
    },
    {
      title: 'Largest contentful paint',
      unit: 'ms',
      budget: null,
      read: ({ slow }) => slow?.lcpMs ?? null,
    },
    {
      title: 'First running demo',
      unit: 'ms',
      budget: 'firstDemoMs',
      read: ({ slow }) => slow?.firstDemoMs ?? null,
    },
    {
      title: 'Blocking time before demos',
      unit: 'ms',
      budget: 'tbtMs',
      read: ({ slow }) => slow?.tbtMs ?? null,
    },
    {
      title: 'Blocking time, demos included',
      unit: 'ms',
      budget: null,
      read: ({ slow }) => slow?.tbtTotalMs ?? null,
    },
    {
      title: 'Layout shift at 390 px',
      unit: '',
      budget: 'cls',
      read: ({ slow }) => slow?.cls ?? null,
    },
  ];
  return {
    heading: 'Slow phone',
    text: '390 × 844 with the CPU slowed down four times, 1.6 Mbit/s and a round trip of 150 ms. Times are medians; the layout shift is the worst.',
    plots: metrics.map((metric) => pagePlot(pages, budgets, metric)),
    tables: [slowPhoneTable(pages)],
  };
}

/** Groups the page changes at the same position of each site's list. */
function groupChanges(navigations: NavigationResult[], speed: 'desktop' | 'slow'): BarGroup[] {
  const sites = [...new Set(navigations.map(({ site }) => site))];
  const groups: BarGroup[] = [];
  for (const change of navigations) {
    const value = change[speed]?.ms ?? null;
    const group = (groups[change.position] ??= { label: changeLabel(change), bars: [] });
    group.bars.push({
      series: sites.indexOf(change.site),
      name: sites.length > 1 ? change.site : '',
      value,
      text: barText(value, 'ms'),
    });
  }
  return groups;
}

/** How long readers wait for the next page. */
export function navigationSection(
  navigations: NavigationResult[],
  budgets: Budgets,
): ReportSection {
  const { max } = budgets.pageChangeMs;
  const description = 'One bar for each page change and site; the figures are in the table below.';
  return {
    heading: 'Page change',
    text: 'From the click to the painted heading of the next page, after the pointer has rested on the link for 100 ms.',
    plots: [
      barPlot({
        title: 'Page change at full speed',
        description: `${description} The budget of our site is ${barText(max, 'ms')}.`,
        groups: groupChanges(navigations, 'desktop'),
        budget: { value: max, text: barText(max, 'ms') },
      }),
      barPlot({
        title: 'Page change with a quarter of the processor, 1.6 Mbit/s',
        description,
        groups: groupChanges(navigations, 'slow'),
        budget: null,
      }),
    ],
    tables: [navigationTable(navigations)],
  };
}
