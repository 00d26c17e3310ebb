import type { ChartForm, FormPart } from '#model/ChartForm.ts';
import type { PropValues } from '#site/features/demo/stage/StageControl.ts';

/** What a reader has chosen; what is not chosen follows from the data. */
export interface ChartBuild {
  component: string;
  /** CSV or JSON as it was pasted. */
  data: string;
  /** Name of the column for categories, labels or x; null for the one that fits best. */
  x: string | null;
  /** Names of the columns that are drawn; null for those that fit. */
  columns: readonly string[] | null;
  palette: string | null;
  values: Readonly<Record<Exclude<FormPart, 'series'>, PropValues>>;
  /** Props of each series by its column. */
  series: Readonly<Record<string, PropValues>>;
}

/** Rain in three towns, in millimeters; the numbers are invented. */
export const sampleData = `month,Harbor,Hilltop,Valley
January,88,112,61
February,71,96,52
March,64,90,55
April,52,81,60
May,47,76,68
June,39,70,74
July,33,66,79
August,41,72,83
September,58,85,71
October,79,104,66
November,93,121,64
December,97,126,63`;

/** A build before anything is chosen. */
export function emptyBuild({ component }: Pick<ChartForm, 'component'>): ChartBuild {
  return {
    component,
    data: sampleData,
    x: null,
    columns: null,
    palette: null,
    values: { chart: {}, legend: {}, xAxis: {}, yAxis: {} },
    series: {},
  };
}
