import type { ChartFormPlan, NumberLimits } from '#model/ChartForm.ts';

const legend = { of: 'ChartsLegend', props: ['direction', 'toggleVisibilityOnClick'] };
const frame = ['title', 'height', 'hideLegend', 'skipAnimation'];
const values = [
  'label',
  'scaleType',
  'min',
  'max',
  'reverse',
  'tickNumber',
  'disableLine',
  'disableTicks',
];

/** What the chart builder offers; the types of the named props determine the controls. */
export const chartForms: ChartFormPlan[] = [
  {
    component: 'BarChart',
    reading: 'dataset',
    parts: {
      chart: { of: 'BarChart', props: ['layout', 'borderRadius', ...frame] },
      legend,
      xAxis: {
        of: 'XAxis',
        props: [
          'label',
          'categoryGapRatio',
          'barGapRatio',
          'tickPlacement',
          'reverse',
          'disableLine',
          'disableTicks',
        ],
      },
      yAxis: { of: 'YAxis', props: values },
      series: {
        of: 'BarSeriesType',
        props: [
          'label',
          'color',
          'stack',
          'stackOffset',
          'stackOrder',
          'barLabel',
          'barLabelPlacement',
        ],
      },
    },
  },
  {
    component: 'LineChart',
    reading: 'dataset',
    parts: {
      chart: { of: 'LineChart', props: ['disableLineItemHighlight', ...frame] },
      legend,
      xAxis: {
        of: 'XAxis',
        props: ['label', 'scaleType', 'reverse', 'tickNumber', 'disableLine', 'disableTicks'],
      },
      yAxis: { of: 'YAxis', props: values },
      series: {
        of: 'LineSeriesType',
        props: [
          'label',
          'color',
          'curve',
          'area',
          'showMark',
          'shape',
          'connectNulls',
          'stack',
          'stackOffset',
        ],
      },
    },
  },
  {
    component: 'ScatterChart',
    reading: 'points',
    parts: {
      chart: { of: 'ScatterChart', props: ['disableVoronoi', ...frame] },
      legend,
      xAxis: { of: 'XAxis', props: values },
      yAxis: { of: 'YAxis', props: values },
      series: { of: 'ScatterSeriesType', props: ['label', 'color', 'markerSize', 'disableHover'] },
    },
  },
  {
    component: 'PieChart',
    reading: 'slices',
    parts: {
      chart: { of: 'PieChart', props: frame },
      legend,
      series: {
        of: 'PieSeriesType',
        props: [
          'arcLabel',
          'arcLabelMinAngle',
          'innerRadius',
          'outerRadius',
          'paddingAngle',
          'cornerRadius',
          'startAngle',
          'endAngle',
        ],
      },
    },
  },
  {
    component: 'RadarChart',
    reading: 'measures',
    parts: {
      chart: { of: 'RadarChart', props: ['shape', 'divisions', 'highlight', ...frame] },
      legend,
      series: { of: 'RadarSeriesType', props: ['label', 'color', 'fillArea', 'hideMark'] },
    },
  },
  {
    component: 'SparkLineChart',
    reading: 'values',
    parts: {
      chart: {
        of: 'SparkLineChart',
        props: [
          'plotType',
          'curve',
          'area',
          'showTooltip',
          'showHighlight',
          'disableClipping',
          'height',
        ],
      },
    },
  },
];

/** The numbers that make sense; a form takes no others. */
export const chartFormLimits: NumberLimits = {
  arcLabelMinAngle: [0, 90],
  barGapRatio: [-1, 2],
  borderRadius: [0, 40],
  categoryGapRatio: [0, 0.9],
  cornerRadius: [0, 40],
  divisions: [1, 12],
  endAngle: [-360, 360],
  height: [60, 800],
  innerRadius: [0, 200],
  markerSize: [1, 30],
  outerRadius: [10, 300],
  paddingAngle: [0, 20],
  startAngle: [-360, 360],
  tickNumber: [1, 30],
};

/** Palettes of the charts with colors for categories. */
export const chartPalettes: string[] = [
  'rainbowSurgePalette',
  'blueberryTwilightPalette',
  'mangoFusionPalette',
  'cheerfulFiestaPalette',
];
