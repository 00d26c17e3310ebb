import type { Budgets } from '#benchmarks/budgets.ts';
import type { NavigationResult, PageResult } from '#benchmarks/measureSites.ts';
import {
  navigationTable,
  slowPhoneTable,
  stabilityTable,
  weightTable,
} from '#benchmarks/resultTables.ts';
import { kilobytes } from '#benchmarks/rounded.ts';
import { barPlot, barText } from './barPlot.ts';
import { type PageMetric, pagePlot } from './pagePlot.ts';
import type { ReportSection } from './ReportSection.ts';

/** What pages weigh. */
export function weightSection(pages: PageResult[], budgets: Budgets): ReportSection {
  const metrics: PageMetric[] = [
    { title: 'JavaScript', unit: 'KB', budget: 'js', read: ({ load }) => kilobytes(load.js) },
    { title: 'Style sheets', unit: 'KB', budget: 'css', read: ({ load }) => kilobytes(load.css) },
    { title: 'HTML', unit: 'KB', budget: null, read: ({ load }) => kilobytes(load.html) },
    { title: 'Fonts', unit: 'KB', budget: 'fonts', read: ({ load }) => kilobytes(load.fonts) },
    { title: 'Requests', unit: '', budget: null, read: ({ load }) => load.requests },
  ];
  return {
    heading: 'Page weight',
    text: 'Counted before any demo runs, with an empty cache. Text is gzipped by one measure for all sites.',
    plots: metrics.map((metric) => pagePlot(pages, budgets, metric)),
    tables: [weightTable(pages)],
  };
}

/** How still pages stand, and how silent they are. */
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
    text: 'The worst burst of layout shifts over load and a full scroll, and every message or uncaught error on the way.',
    plots: metrics.map((metric) => pagePlot(pages, budgets, metric)),
    tables: [stabilityTable(pages)],
  };
}

/** How pages load on the slow phone. */
export function slowPhoneSection(pages: PageResult[], budgets: Budgets): ReportSection {
  const metrics: PageMetric[] = [
    {
      title: 'Largest contentful paint',
      unit: 'ms',
      budget: null,
      read: ({ slow }) => slow?.lcpMs ?? null,
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
    text: '390 × 844 with a quarter of the processor, 1.6 Mbit/s and 150 ms to the server and back. Times are medians; the shift is the worst.',
    plots: metrics.map((metric) => pagePlot(pages, budgets, metric)),
    tables: [slowPhoneTable(pages)],
  };
}

/** How long readers wait for the next page. */
export function navigationSection(navigations: NavigationResult[]): ReportSection {
  const bars = (key: 'desktop' | 'slow') =>
    navigations.map((navigation, series) => {
      const value = navigation[key]?.ms ?? null;
      const name = navigations.length > 1 ? navigation.site : '';
      return { series, name, value, text: barText(value, 'ms') };
    });
  return {
    heading: 'Page change',
    text: 'From the click to the painted heading of the next page, after the pointer has rested on the link for 100 ms.',
    plots: [
      barPlot({
        title: 'Page change',
        description: 'One bar for each site, at full speed and slowed down.',
        groups: [
          { label: 'Full speed', bars: bars('desktop') },
          { label: 'A quarter of the processor, 1.6 Mbit/s', bars: bars('slow') },
        ],
        budget: null,
      }),
    ],
    tables: [navigationTable(navigations)],
  };
}
