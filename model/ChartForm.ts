import type { PropControl } from './PropControl.ts';

/** Parts of a chart that the builder has a form for. */
export const formParts = ['chart', 'legend', 'xAxis', 'yAxis', 'series'] as const;

/** A part of a chart: its own props, those of its legend, of its axes, of each series. */
export type FormPart = (typeof formParts)[number];

/**
 * How a chart reads a table. `dataset`: a category column and a series for each other column. `points`: series share a column
 * for x. `slices`: a label and a value for each row. `measures`: an axis for each row. `values`: one column of numbers.
 */
export type TableReading = 'dataset' | 'points' | 'slices' | 'measures' | 'values';

/** Smallest and largest value of a number that a form takes. */
export type NumberLimits = Readonly<Record<string, readonly [min: number, max: number]>>;

/** What an author lists for the builder: the names of props, whose types make the controls. */
export interface ChartFormPlan {
  component: string;
  reading: TableReading;
  parts: Partial<Record<FormPart, { of: string; props: readonly string[] }>>;
}

/** What the builder offers for a chart, read from the types of the packages. */
export interface ChartForm {
  /** Name of the component, `BarChart`. */
  component: string;
  /** Module it is imported from. */
  module: string;
  /** Where the API reference describes it. */
  apiPath: string;
  reading: TableReading;
  controls: Record<FormPart, PropControl[]>;
}

/** Everything the builder offers. */
export interface ChartForms {
  charts: ChartForm[];
  limits: NumberLimits;
  /** Names of the palettes that the charts export. */
  palettes: readonly string[];
}
