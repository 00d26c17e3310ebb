type Module = Record<string, unknown>;
type Props = Record<string, unknown>;

/** A component with the props that make it show many of its parts; for tests. */
export interface Specimen {
  name: string;
  load: () => Promise<Module>;
  props: (module: Module) => Props;
}

const specimen = (
  load: Specimen['load'],
  name: string,
  props: Props | ((module: Module) => Props) = {},
): Specimen => ({ name, load, props: typeof props === 'function' ? props : () => props });

const grid = () => import('@mui/x-data-grid');
const gridPro = () => import('@mui/x-data-grid-pro');
const pickers = () => import('@mui/x-date-pickers');
const pickersPro = () => import('@mui/x-date-pickers-pro');
const charts = () => import('@mui/x-charts');
const chartsPro = () => import('@mui/x-charts-pro');
const trees = () => import('@mui/x-tree-view');

const rows = { columns: [{ field: 'id' }], rows: [{ id: 1 }, { id: 2 }] };
const series = [{ data: [1, 2], label: 'Boats' }];
const xAxis = [{ data: ['a', 'b'], scaleType: 'band', label: 'Quay' }];
const chart = { height: 300, width: 500 };
const items = [{ id: '1', label: 'Oak', children: [{ id: '2', label: 'Acorn' }] }];
const shortcut = { label: 'None', getValue: () => null };
const colors = { min: 0, max: 2, thresholds: [1], color: ['red', 'blue'], colors: ['red', 'blue'] };

/** A chart whose legend explains the colors of an axis. */
const colored = (type: 'continuous' | 'piecewise', legend: string) => (module: Module) => ({
  ...chart,
  series,
  xAxis,
  yAxis: [{ colorMap: { ...colors, type } }],
  slots: { legend: module[legend] },
  slotProps: { legend: { axisDirection: 'y' } },
});

/** Components that between them show every slot of `content/componentParts.ts`, by folder of the product. */
export const specimens: Readonly<Record<string, readonly Specimen[]>> = {
  'data-grid': [
    specimen(grid, 'DataGrid', { ...rows, checkboxSelection: true, showToolbar: true }),
    specimen(grid, 'DataGrid', { ...rows, hideFooterPagination: true, rows: [] }),
    specimen(grid, 'DataGrid', { ...rows, loading: true }),
    specimen(gridPro, 'DataGridPro', { ...rows, headerFilters: true, pagination: false }),
  ],
  'date-pickers': [
    specimen(pickers, 'DateCalendar'),
    specimen(pickers, 'DateCalendar', { view: 'month', views: ['month'] }),
    specimen(pickers, 'DateCalendar', { view: 'year', views: ['year'] }),
    specimen(pickers, 'MonthCalendar'),
    specimen(pickers, 'DateField'),
    specimen(pickers, 'DatePicker'),
    specimen(pickers, 'StaticDatePicker', { slotProps: { shortcuts: { items: [shortcut] } } }),
    specimen(pickers, 'StaticTimePicker'),
    specimen(pickers, 'StaticDateTimePicker', { displayStaticWrapperAs: 'mobile' }),
    specimen(pickers, 'DigitalClock'),
    specimen(pickers, 'MultiSectionDigitalClock'),
    specimen(pickersPro, 'DateRangeCalendar'),
    specimen(pickersPro, 'StaticDateRangePicker', { displayStaticWrapperAs: 'mobile' }),
    specimen(pickersPro, 'MultiInputDateRangeField'),
  ],
  charts: [
    specimen(charts, 'BarChart', {
      ...chart,
      series: [{ ...series[0], barLabel: 'value' }],
      xAxis,
      yAxis: [{ label: 'Boats' }],
    }),
    specimen(charts, 'BarChart', colored('continuous', 'ContinuousColorLegend')),
    specimen(charts, 'BarChart', colored('piecewise', 'PiecewiseColorLegend')),
    specimen(charts, 'LineChart', {
      ...chart,
      series: [{ ...series[0], area: true, showMark: true }],
      xAxis: [{ data: [1, 2] }],
    }),
    specimen(charts, 'PieChart', {
      ...chart,
      series: [{ data: [{ value: 1 }, { value: 2 }], arcLabel: 'value' }],
    }),
    specimen(charts, 'ScatterChart', { ...chart, series: [{ data: [{ x: 1, y: 2, id: 1 }] }] }),
    specimen(charts, 'RadarChart', { ...chart, series, radar: { metrics: ['a', 'b'] } }),
    specimen(charts, 'SparkLineChart', { ...chart, data: [1, 2] }),
    specimen(charts, 'Gauge', { ...chart, value: 5 }),
    specimen(chartsPro, 'BarChartPro', { ...chart, series, xAxis, showToolbar: true }),
    specimen(chartsPro, 'FunnelChart', {
      ...chart,
      series: [{ data: [{ value: 2 }, { value: 1 }] }],
    }),
    specimen(chartsPro, 'Heatmap', {
      ...chart,
      series: [{ data: [[0, 0, 1]] }],
      xAxis: [{ data: ['a'] }],
      yAxis: [{ data: ['b'] }],
    }),
  ],
  'tree-view': [
    specimen(trees, 'RichTreeView', {
      items,
      defaultExpandedItems: ['1'],
      checkboxSelection: true,
    }),
  ],
};
