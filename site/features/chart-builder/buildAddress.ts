import type { ChartForms, FormPart } from '#model/ChartForm.ts';
import { readPropValues, writePropValues } from '#site/features/demo/controls/propValues.ts';
import { type ChartBuild, emptyBuild, sampleData } from './ChartBuild.ts';

/** Longest data that is part of an address; mail and chat programs truncate longer ones. */
export const longestAddressData = 4000;

/** Series that an address can set props of. */
const mostSeries = 20;

const parts: readonly Exclude<FormPart, 'series'>[] = ['chart', 'legend', 'xAxis', 'yAxis'];

/** Reads a build from an address; what fits no form is ignored. */
export function readBuild(search: string, forms: ChartForms): ChartBuild {
  const query = new URLSearchParams(search);
  const form =
    forms.charts.find(({ component }) => component === query.get('chart')) ?? forms.charts[0];
  if (!form) {
    throw new Error('The builder has no chart.');
  }
  const columns = query.getAll('y').slice(0, mostSeries);
  const values = parts.map((part) => [part, readPropValues(search, part, form.controls[part])]);
  const series = columns.map((column, index) => [
    column,
    readPropValues(search, `series${index}`, form.controls.series),
  ]);
  return {
    ...emptyBuild(form),
    data: query.get('data')?.slice(0, longestAddressData) ?? sampleData,
    x: query.get('x'),
    columns: columns.length > 0 ? columns : null,
    palette: forms.palettes.find((name) => name === query.get('palette')) ?? null,
    values: Object.fromEntries(values) as ChartBuild['values'],
    series: Object.fromEntries(series) as ChartBuild['series'],
  };
}

/** The query of a build. `columns` are those that are drawn, so that the props of each series find theirs. */
export function writeBuild(
  build: ChartBuild,
  columns: readonly string[],
  forms: ChartForms,
): string {
  const form = forms.charts.find(({ component }) => component === build.component);
  const query = new URLSearchParams({ chart: build.component });
  const hasSeriesProps = Object.values(build.series).some(
    (values) => Object.keys(values).length > 0,
  );
  if (build.data !== sampleData && build.data.length <= longestAddressData) {
    query.set('data', build.data);
  }
  if (build.x !== null) {
    query.set('x', build.x);
  }
  if (build.columns !== null || hasSeriesProps) {
    columns.forEach((column) => query.append('y', column));
  }
  if (build.palette !== null) {
    query.set('palette', build.palette);
  }
  let search = `?${query.toString()}`;
  for (const part of parts) {
    search = writePropValues(search, part, form?.controls[part] ?? [], build.values[part]);
  }
  columns.forEach((column, index) => {
    const values = build.series[column] ?? {};
    search = writePropValues(search, `series${index}`, form?.controls.series ?? [], values);
  });
  return search;
}
