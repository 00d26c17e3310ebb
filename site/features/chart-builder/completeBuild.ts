import { type ChartForm, type ChartForms, type FormPart, formParts } from '#model/ChartForm.ts';
import type { PropControl } from '#model/PropControl.ts';
import type { PropValues } from '#site/features/demo/stage/StageControl.ts';
import type { ChartBuild } from './ChartBuild.ts';
import { xScales, yScales } from './fittingScales.ts';
import type { Column, Table } from './Table.ts';

/** A series that is drawn. */
export interface BuiltSeries {
  column: Column;
  values: PropValues;
}

/** A chart that can be drawn: every choice fits the chart and the data. */
export interface CompleteBuild {
  form: ChartForm;
  table: Table;
  x: Column | null;
  series: BuiltSeries[];
  palette: string | null;
  values: Record<Exclude<FormPart, 'series'>, PropValues>;
  /** The controls of each part, with the values that fit. */
  controls: Record<FormPart, PropControl[]>;
}

/** Series that are drawn unless others are chosen; more colors than these are hard to tell apart. */
const fewSeries = 4;

/** Completes the choices of a reader, and drops those that do not fit the chart or the data. */
export function completeBuild(build: ChartBuild, table: Table, forms: ChartForms): CompleteBuild {
  const form =
    forms.charts.find(({ component }) => component === build.component) ?? forms.charts[0];
  if (!form) {
    throw new Error('The builder has no chart.');
  }
  const x = findX(build, table, form);
  const columns = findColumns(build, table, form, x);
  const clean = (part: FormPart, values: PropValues, controls = form.controls[part]) =>
    fittingValues(values, controls, forms.limits);
  const series = columns.map((column) => ({
    column,
    values: clean('series', build.series[column.name] ?? {}),
  }));
  const scales: Partial<Record<FormPart, string[]>> = {
    xAxis: xScales(form, x),
    yAxis: yScales(form, series),
  };
  const controls = Object.fromEntries(
    formParts.map((part) => [
      part,
      form.controls[part].map((each) => limitScale(each, scales[part])),
    ]),
  ) as CompleteBuild['controls'];
  return {
    form,
    table,
    x,
    series,
    // A single line takes a single color.
    palette:
      form.reading === 'values'
        ? null
        : (forms.palettes.find((name) => name === build.palette) ?? null),
    values: {
      chart: clean('chart', build.values.chart),
      legend: clean('legend', build.values.legend),
      xAxis: withOrderedLimits(clean('xAxis', build.values.xAxis, controls.xAxis)),
      yAxis: withOrderedLimits(clean('yAxis', build.values.yAxis, controls.yAxis)),
    },
    controls,
  };
}

function findX({ x }: ChartBuild, { columns }: Table, { reading }: ChartForm): Column | null {
  if (reading === 'values') {
    return null;
  }
  const fitting = reading === 'points' ? columns.filter(({ kind }) => kind === 'number') : columns;
  const best = reading === 'points' ? fitting[0] : columns.find(({ kind }) => kind !== 'number');
  return fitting.find(({ name }) => name === x) ?? best ?? fitting[0] ?? null;
}

function findColumns(build: ChartBuild, table: Table, form: ChartForm, x: Column | null): Column[] {
  const numbers = table.columns.filter(({ kind }) => kind === 'number');
  // A table may have a single column of numbers, which then is both.
  const others = numbers.filter((column) => column !== x);
  const fitting = others.length > 0 ? others : numbers;
  const chosen = fitting.filter(({ name }) => build.columns?.includes(name));
  const isSingle = form.reading === 'slices' || form.reading === 'values';
  const shown = chosen.length > 0 ? chosen : fitting.slice(0, fewSeries);
  return isSingle ? shown.slice(0, 1) : shown;
}

function fittingValues(
  values: PropValues,
  controls: readonly PropControl[],
  limits: ChartForms['limits'],
): PropValues {
  const entries = controls.flatMap((control): [string, PropValues[string]][] => {
    const value = values[control.prop];
    if (
      value === undefined ||
      (control.kind === 'choice' && !control.values.includes(value as string))
    ) {
      return [];
    }
    const [min, max] = limits[control.prop] ?? [-Infinity, Infinity];
    return [
      [control.prop, typeof value === 'number' ? Math.min(Math.max(value, min), max) : value],
    ];
  });
  return Object.fromEntries(entries);
}

function limitScale(control: PropControl, scales: string[] | undefined): PropControl {
  return control.kind === 'choice' && control.prop === 'scaleType' && scales
    ? { ...control, values: control.values.filter((value) => scales.includes(String(value))) }
    : control;
}

/** An axis that ends before it starts, or a logarithm of nothing, has no ticks. */
function withOrderedLimits(values: PropValues): PropValues {
  const { min, max, ...others } = values;
  const isOrdered = typeof min !== 'number' || typeof max !== 'number' || min < max;
  const isPositive =
    values.scaleType !== 'log' || [min, max].every((end) => end === undefined || Number(end) > 0);
  return isOrdered && isPositive ? values : others;
}
