import {
  type Budgets,
  budgetTable,
  type Metric,
  type Reading,
  worstReadings,
} from '#benchmarks/budgets.ts';
import { barPlot } from './barPlot.ts';
import type { ReportSection } from './ReportSection.ts';
import { plotNumber } from './svgImage.ts';

const plotTitles = {
  pages: 'Budgets of pages',
  sites: 'Shares of the best other site',
  search: 'Budgets of the search',
  build: 'Budgets of the build',
  loop: 'Budgets of work on the site',
};

const names: Record<Metric, [plot: keyof typeof plotTitles, label: string]> = {
  js: ['pages', 'JavaScript'],
  jsVisit: ['pages', 'JavaScript of the whole visit'],
  css: ['pages', 'Style sheets'],
  fonts: ['pages', 'Fonts'],
  requests: ['pages', 'Requests before scrolling'],
  cls: ['pages', 'Layout shift'],
  console: ['pages', 'Console messages'],
  searchFirst: ['search', 'Index before the first result'],
  searchTotal: ['search', 'Whole index'],
  searchKeyMs: ['search', 'Answer to a keystroke, p95'],
  firstPaintMs: ['pages', 'First paint on the slow phone'],
  firstDemoMs: ['pages', 'First demo on the slow phone'],
  tbtMs: ['pages', 'Blocking time on the slow phone'],
  pageChangeMs: ['pages', 'Page change'],
  firstPaintRatio: ['sites', 'First paint'],
  lcpRatio: ['sites', 'Largest contentful paint'],
  pageChangeRatio: ['sites', 'Page change'],
  buildCpuSecondsPerPageCold: ['build', 'Processor time per document, cold'],
  buildCpuSecondsPerPageWarm: ['build', 'Processor time per document, warm'],
  buildPeakMemoryMB: ['build', 'Peak memory'],
  buildGrowth: ['build', 'Growth of the cost of a page'],
  editCpuSeconds: ['build', 'Processor time of one edited page'],
  editValues: ['build', 'Values derived again for one edited page'],
  devFirstPageMs: ['loop', 'First page'],
  devFirstPageRatio: ['loop', 'First page, times a plain app'],
  devParagraphMs: ['loop', 'Changed paragraph'],
  devParagraphRatio: ['loop', 'Changed paragraph, times a plain app'],
  devDemoMs: ['loop', 'Changed demo'],
  devDemoRatio: ['loop', 'Changed demo, times a plain app'],
};

// A bar far beyond its budget would make the others invisible.
const longestShare = 150;

function shareOf(value: number, max: number): number {
  if (max === 0) {
    return value === 0 ? 0 : longestShare;
  }
  return Math.min((value / max) * 100, longestShare);
}

/** The worst reading as a share of each budget. */
export function budgetSection(
  readings: Reading[],
  broken: Reading[],
  budgets: Budgets,
): ReportSection {
  const worst = worstReadings(readings, budgets);
  const plots = (Object.keys(plotTitles) as (keyof typeof plotTitles)[]).flatMap((plot) => {
    const groups = worst
      .filter(({ metric }) => names[metric][0] === plot)
      .map((reading) => {
        const { metric, value } = reading;
        const { max, unit } = budgets[metric];
        const isBroken = broken.includes(reading);
        const text = `${plotNumber(value)} of ${plotNumber(max)} ${unit}`.trim();
        const bar = {
          series: isBroken ? ('over' as const) : 0,
          name: '',
          value: shareOf(value, max),
          text: isBroken ? `${text}, broken` : text,
        };
        return { label: names[metric][1], bars: [bar] };
      });
    const description = groups
      .map(({ label, bars }) => `${label}: ${bars.map(({ text }) => text).join()}.`)
      .join(' ');
    const title = plotTitles[plot];
    const budget = { value: 100, text: '100 %' };
    return groups.length > 0 ? [barPlot({ title, description, groups, budget })] : [];
  });
  return {
    heading: 'Budgets',
    text: 'The worst reading of our site, as a share of what is allowed.',
    plots,
    tables: [budgetTable(readings, broken, budgets)],
  };
}
