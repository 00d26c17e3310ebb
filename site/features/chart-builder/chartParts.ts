import type { PropValues } from '#site/features/demo/stage/StageControl.ts';
import type { BuiltSeries, CompleteBuild } from './completeBuild.ts';
import { xScales } from './fittingScales.ts';
import { objectCode, propertyName, type Raw, raw, valueCode } from './objectCode.ts';
import type { Cell, Column } from './Table.ts';

/** Declarations above the component, and the attributes of its chart. */
export interface CodeParts {
  declarations: string[];
  attributes: [name: string, code: string][];
}

/** What the code of a chart is made of, as its component reads a table. */
export function chartParts(build: CompleteBuild): CodeParts {
  switch (build.form.reading) {
    case 'dataset':
      return datasetParts(build);
    case 'points':
      return pointParts(build);
    case 'slices':
      return sliceParts(build);
    case 'measures':
      return measureParts(build);
    case 'values':
      return valueParts(build);
    default:
      return build.form.reading satisfies never;
  }
}

function datasetParts({ form, x, series, values, table }: CompleteBuild): CodeParts {
  const isHorizontal = values.chart.layout === 'horizontal';
  const scaleType = values.xAxis.scaleType ?? xScales(form, x)[0] ?? 'band';
  const category = objectCode({ dataKey: x?.name ?? '', ...values.xAxis, scaleType });
  const value = Object.keys(values.yAxis).length > 0 ? objectCode(values.yAxis) : null;
  const [first, second] = isHorizontal ? ['yAxis', 'xAxis'] : ['xAxis', 'yAxis'];
  return {
    // A row without a place on the axis is left out; one without a value is a gap.
    declarations: datasetCode(
      [...(x ? [x] : []), ...series.map(({ column }) => column)],
      completeRows(x ? [x] : [], table.rowCount),
    ),
    attributes: [
      ['dataset', 'dataset'],
      [first ?? '', `[${category}]`],
      ...(value === null ? [] : [[second ?? '', `[${value}]`] as [string, string]]),
      ['series', seriesCode(series, ({ name }) => ({ dataKey: name }))],
    ],
  };
}

function pointParts({ x, series, values, table }: CompleteBuild): CodeParts {
  const columns = [...(x ? [x] : []), ...series.map(({ column }) => column)];
  const axis = (name: 'xAxis' | 'yAxis', label: string): [string, string] => [
    name,
    `[${objectCode({ ...(label ? { label } : {}), ...values[name] })}]`,
  ];
  return {
    // A point without one of its numbers has no place.
    declarations: datasetCode(columns, completeRows(columns, table.rowCount)),
    attributes: [
      ['dataset', 'dataset'],
      axis('xAxis', x?.name ?? ''),
      axis('yAxis', series.length === 1 ? (series[0]?.column.name ?? '') : ''),
      [
        'series',
        seriesCode(series, ({ name }) => ({
          datasetKeys: raw(objectCode({ x: x?.name ?? '', y: name })),
        })),
      ],
    ],
  };
}

function sliceParts({ x, series, table }: CompleteBuild): CodeParts {
  const [slices] = series;
  const rows = rowsOf(table.rowCount).filter((row) => Number(slices?.column.cells[row]) > 0);
  const items = rows.map((row) =>
    objectCode({
      id: row,
      label: String(x?.cells[row] ?? row + 1),
      value: Number(slices?.column.cells[row]),
    }),
  );
  return {
    declarations: ['const data = [', ...items.map((item) => `  ${item},`), '];'],
    attributes: [['series', `[${objectCode({ data: raw('data'), ...slices?.values })}]`]],
  };
}

function measureParts({ x, series, table }: CompleteBuild): CodeParts {
  const columns = series.map(({ column }) => column);
  const rows = completeRows(columns, table.rowCount);
  const metrics = rows.map((row) => valueCode(String(x?.cells[row] ?? row + 1)));
  return {
    declarations: [`const metrics = [${metrics.join(', ')}];`],
    attributes: [
      ['radar', '{ metrics }'],
      [
        'series',
        seriesCode(series, ({ cells }) => ({
          data: raw(`[${rows.map((row) => valueCode(cells[row] ?? 0)).join(', ')}]`),
        })),
      ],
    ],
  };
}

function valueParts({ series, table }: CompleteBuild): CodeParts {
  const cells = series[0]?.column.cells ?? [];
  const numbers = rowsOf(table.rowCount).flatMap((row) => cells[row] ?? []);
  return {
    declarations: [`const data = [${numbers.map(valueCode).join(', ')}];`],
    attributes: [['data', 'data']],
  };
}

function seriesCode(
  series: readonly BuiltSeries[],
  describe: (column: Column) => Record<string, string | Raw>,
): string {
  const items = series.map(({ column, values }) => {
    const own: PropValues = { label: column.name, ...values };
    return `  ${objectCode({ ...describe(column), ...own })},`;
  });
  return ['[', ...items, ']'].join('\n');
}

function datasetCode(columns: readonly Column[], rows: readonly number[]): string[] {
  const lines = rows.map((row) => {
    const cells = columns.map(
      ({ name, kind, cells: values }) =>
        `${propertyName(name)}: ${cellCode(values[row] ?? null, kind)}`,
    );
    return `  { ${[...new Set(cells)].join(', ')} },`;
  });
  return ['const dataset = [', ...lines, '];'];
}

function cellCode(cell: Cell, kind: Column['kind']): string {
  return kind === 'date' && cell !== null ? `new Date(${valueCode(cell)})` : valueCode(cell);
}

function completeRows(columns: readonly Column[], count: number): number[] {
  return rowsOf(count).filter((row) => columns.every(({ cells }) => (cells[row] ?? null) !== null));
}

function rowsOf(count: number): number[] {
  return Array.from({ length: count }, (_, row) => row);
}
