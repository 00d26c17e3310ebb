import type { ChartTraits, ExampleTraits } from '#model/ChartExample.ts';

const compared: ChartTraits = { question: 'compare', data: 'categories' };
const changing: ChartTraits = { question: 'change', data: 'sequence' };
const shared: ChartTraits = { question: 'share', data: 'parts' };
const related: ChartTraits = { question: 'relation', data: 'points' };
const measured: ChartTraits = { question: 'compare', data: 'measures' };
const crossed: ChartTraits = { question: 'distribution', data: 'matrix' };
const flowing: ChartTraits = { question: 'flow', data: 'links' };
const staged: ChartTraits = { question: 'flow', data: 'categories' };
const completed: ChartTraits = { question: 'progress', data: 'single' };

/** Which question each demo of the charts answers, for the gallery of examples. */
export const exampleTraits: ExampleTraits = {
  finished: ['line-demo', 'bar-demo', 'scatter-demo', 'areas-demo', 'pie-demo', 'overview'],
  components: [
    ['Gauge', completed],
    ['GaugeContainer', completed],
    ['SankeyChart', flowing],
    ['SankeyDataProvider', flowing],
    ['FunnelChart', staged],
    ['Heatmap', crossed],
    ['RadarChart', measured],
    ['RadarDataProvider', measured],
    ['SparkLineChart', changing],
    ['ScatterChart', related],
    ['ScatterChartPro', related],
    ['ScatterPlot', related],
    // A line on top of bars shows how they develop.
    ['LineChart', changing],
    ['LineChartPro', changing],
    ['LinePlot', changing],
    ['AreaPlot', changing],
    ['BarChart', compared],
    ['BarChartPro', compared],
    ['BarPlot', compared],
    ['PieChart', shared],
    ['PieChartPro', shared],
    ['PiePlot', shared],
  ],
  pages: {
    gantt: { question: 'progress', data: 'ranges' },
    stacking: { question: 'share' },
    treemap: { question: 'share', data: 'parts' },
  },
  demos: {
    'areas-demo/PowerMix': { question: 'share' },
    'areas-demo/TemperatureBand': { question: 'distribution', data: 'ranges' },
    'axis/OrdinalTimeTicks': changing,
    'bar-demo/EyeColors': { question: 'share' },
    'bar-demo/OutbreakDays': { question: 'distribution', data: 'sequence' },
    'bar-demo/PlanAndSpending': { question: 'progress' },
    'bar-demo/PopulationPyramid': { question: 'distribution' },
    'bar-demo/RainAndSun': changing,
    'bar-demo/StateAges': { question: 'distribution' },
    'bar-demo/SurvivalByClass': { question: 'share' },
    'bar-demo/TemperatureAnomalies': changing,
    'bar-demo/TinyBars': changing,
    'bar-demo/WaterfallChart': { question: 'flow' },
    'bars/DateBars': changing,
    'bars/StackStrategies': { question: 'share' },
    'brush/SelectedRange': changing,
    'components/BoxPlot': { question: 'distribution', data: 'ranges' },
    'composition/BellCurve': { question: 'distribution', data: 'sequence' },
    'hooks/Lollipops': compared,
    'scatter-demo/OldFaithful': { question: 'distribution' },
    'stacking/StackTotals': { question: 'compare' },
  },
};
