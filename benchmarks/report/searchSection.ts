import type { Budgets } from '#benchmarks/budgets.ts';
import type { SearchMeasurement } from '#benchmarks/measureSearch.ts';
import { searchTimeTable, searchWeightTable } from '#benchmarks/resultTables.ts';
import { rounded } from '#benchmarks/rounded.ts';
import { percentile } from '#benchmarks/webVitals.ts';
import { barPlot, barText } from './barPlot.ts';
import { histogramPlot } from './histogramPlot.ts';
import type { ReportSection } from './ReportSection.ts';

/** What the search weighs and how fast it answers. */
export function searchSection(search: SearchMeasurement, budgets: Budgets): ReportSection {
  const { weights, keystrokes } = search;
  const weightPlot = (title: string, key: 'firstKB' | 'totalKB', max: number) =>
    barPlot({
      title,
      description: `Kilobytes as gzip for each language; the budget is ${max} KB.`,
      groups: weights.map((weight) => {
        const value = rounded(weight[key]);
        return {
          label: weight.language,
          bars: [{ series: 0, name: '', value, text: barText(value, 'KB') }],
        };
      }),
      budget: { value: max, text: `${max} KB` },
    });
  const mark = (label: string, share: number) => ({
    label,
    value: rounded(percentile(keystrokes, share)),
    kind: 'mark' as const,
  });
  const marks = [mark('p50', 0.5), mark('p95', 0.95), mark('longest', 1)];
  return {
    heading: 'Search',
    text: 'Every query of the relevance suite, typed letter by letter into the worker of the built site; times as on a quarter of the processor. The budget is for p95.',
    plots: [
      histogramPlot({
        title: 'Answer to a keystroke',
        description: `How many of ${keystrokes.length} keystrokes were answered in which time: ${marks
          .map(({ label, value }) => `${label} ${value} ms`)
          .join(', ')}. The budget for p95 is ${budgets.searchKeyMs.max} ms.`,
        values: keystrokes,
        unit: 'ms',
        // A single slow answer would leave nothing to see of the others.
        longest: 2 * Math.max(percentile(keystrokes, 0.95), budgets.searchKeyMs.max),
        marks: [...marks, { label: 'budget', value: budgets.searchKeyMs.max, kind: 'budget' }],
      }),
      weightPlot('Index before the first result', 'firstKB', budgets.searchFirst.max),
      weightPlot('Whole index', 'totalKB', budgets.searchTotal.max),
    ],
    tables: [searchTimeTable(search), searchWeightTable(search)],
  };
}
