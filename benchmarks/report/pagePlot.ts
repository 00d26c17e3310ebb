import type { Budgets, Metric } from '#benchmarks/budgets.ts';
import type { PageResult } from '#benchmarks/measureSites.ts';
import { type BarGroup, barPlot, barText } from './barPlot.ts';

/** A value of every page, and the budget it has on our site. */
export interface PageMetric {
  title: string;
  unit: string;
  budget: Metric | null;
  read: (result: PageResult) => number | null;
}

/** The same page of different sites side by side, whether its address ends in a slash or not. */
function groupPages(pages: PageResult[], { unit, read }: PageMetric): BarGroup[] {
  const sites = [...new Set(pages.map(({ site }) => site))];
  const groups = new Map<string, BarGroup>();
  for (const result of pages) {
    const label = result.page.replace(/(.)\/$/, '$1');
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

/** Draws a value of every page and site. */
export function pagePlot(pages: PageResult[], budgets: Budgets, metric: PageMetric): string {
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
