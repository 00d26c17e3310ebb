import type { Budgets } from '#benchmarks/budgets.ts';
import type { SearchMeasurement } from '#benchmarks/measureSearch.ts';
import { searchTimeTable, searchWeightTable } from '#benchmarks/resultTables.ts';
import { rounded } from '#benchmarks/formatTable.ts';
import { percentile } from '#benchmarks/webVitals.ts';
import { barPlot, barText } from './barPlot.ts';
import { histogramPlot } from './histogramPlot.ts';
import type { ReportSection } from './ReportSection.ts';

/** Size and speed of the search. */
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
    text: 'Every query of the relevance suite, typed into the worker of the built site one character at a time; times as with the CPU slowed down four times. The budget applies to p95.',
    plots: [
      histogramPlot({
        title: 'Response to a keystroke',
        description: `Distribution of the response times of ${keystrokes.length} keystrokes: ${marks
          .map(({ label, value }) => `${label} ${value} ms`)
          .join(', ')}. The budget for p95 is ${budgets.searchKeyMs.max} ms.`,
        values: keystrokes,
        unit: 'ms',
        // A single slow response would make the others invisible.
        longest: 2 * Math.max(percentile(keystrokes, 0.95), budgets.searchKeyMs.max),
        marks: [...marks, { label: 'budget', value: budgets.searchKeyMs.max, kind: 'budget' }],
      }),
      weightPlot('Index before the first result', 'firstKB', budgets.searchFirst.max),
      weightPlot('Whole index', 'totalKB', budgets.searchTotal.max),
    ],
    tables: [searchTimeTable(search), searchWeightTable(search)],
  };
}
