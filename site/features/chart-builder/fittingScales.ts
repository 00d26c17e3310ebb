import type { ChartForm } from '#model/ChartForm.ts';
import type { PropValues } from '#site/features/demo/stage/StageControl.ts';
import type { Column } from './Table.ts';

const continuous = ['linear', 'symlog', 'pow', 'sqrt'];

/** Scales of the axis that a chart's rows are placed on; the first is the one it has unless another is chosen. */
export function xScales({ reading, component }: ChartForm, x: Column | null): string[] {
  if (reading === 'points') {
    return withLog(x ? [x] : []);
  }
  if (component === 'BarChart' || x?.kind === 'text') {
    return component === 'BarChart' ? ['band'] : ['point', 'band'];
  }
  return x?.kind === 'date'
    ? ['time', 'utc', 'point', 'band']
    : [...withLog(x ? [x] : []), 'point', 'band'];
}

/** Scales of the axis that has the values of the series. */
export function yScales(
  { component }: ChartForm,
  series: readonly { column: Column; values: PropValues }[],
): string[] {
  // Bars, areas and stacks start at zero, which has no logarithm.
  const startsAtZero =
    component === 'BarChart' ||
    series.some(({ values }) => values.area === true || values.stack !== undefined);
  return startsAtZero ? continuous : withLog(series.map(({ column }) => column));
}

function withLog(columns: readonly Column[]): string[] {
  const isPositive = columns.every(({ cells }) =>
    cells.every((cell) => cell === null || Number(cell) > 0),
  );
  return isPositive ? [...continuous, 'log'] : continuous;
}
