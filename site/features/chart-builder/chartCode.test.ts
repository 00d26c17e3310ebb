import { expect, it } from 'vitest';
import type { ChartForms } from '#model/ChartForm.ts';
import { emptyBuild } from './ChartBuild.ts';
import { chartCode } from './chartCode.ts';
import { completeBuild } from './completeBuild.ts';
import { parseTable } from './parseTable.ts';

const none = { chart: [], legend: [], xAxis: [], yAxis: [], series: [] };
const forms: ChartForms = {
  charts: [
    {
      component: 'LineChart',
      module: '@mui/x-charts/LineChart',
      apiPath: '/x/api/charts/line-chart',
      reading: 'dataset',
      controls: {
        ...none,
        chart: [
          { prop: 'title', kind: 'text', default: null },
          { prop: 'height', kind: 'number', default: null },
        ],
        yAxis: [
          { prop: 'scaleType', kind: 'choice', values: ['linear', 'log'], default: null },
          { prop: 'min', kind: 'number', default: null },
          { prop: 'max', kind: 'number', default: null },
        ],
        series: [{ prop: 'area', kind: 'switch', default: null }],
      },
    },
  ],
  limits: { height: [60, 800] },
  palettes: ['mangoFusionPalette'],
};

function codeFor(data: string, changes: object): string {
  const parsed = parseTable(data);
  const build = { ...emptyBuild({ component: 'LineChart' }), data, ...changes };
  return 'table' in parsed ? chartCode(completeBuild(build, parsed.table, forms)) : '';
}

const values = { chart: {}, legend: {}, xAxis: {}, yAxis: {} };

it('writes one file with the data, the series and the props that are set', () => {
  const code = codeFor('day,rain mm\n2026-05-01,4\n2026-05-02,\n', {
    palette: 'mangoFusionPalette',
    values: { ...values, chart: { title: 'Rain' } },
    series: { 'rain mm': { area: true } },
  });
  expect(code).toBe(`import { LineChart } from '@mui/x-charts/LineChart';
import { mangoFusionPalette } from '@mui/x-charts/colorPalettes';

const dataset = [
  { day: new Date('2026-05-01'), 'rain mm': 4 },
  { day: new Date('2026-05-02'), 'rain mm': null },
];

export default function BuiltChart() {
  return (
    <LineChart
      dataset={dataset}
      xAxis={[{ dataKey: 'day', scaleType: 'time' }]}
      series={[
        { dataKey: 'rain mm', label: 'rain mm', area: true },
      ]}
      colors={mangoFusionPalette}
      title="Rain"
      height={300}
    />
  );
}
`);
});

it('drops what does not fit: a logarithm of zero, an axis that ends before it starts, a number out of range', () => {
  const code = codeFor('day,rain\nMonday,0\nTuesday,3', {
    values: { ...values, chart: { height: 9000 }, yAxis: { scaleType: 'log', min: 5, max: 1 } },
  });
  expect(code).not.toContain('log');
  expect(code).not.toContain('yAxis');
  expect(code).toContain('height={800}');
});

it('keeps text that a reader pasted a text', () => {
  const code = codeFor(`name,"it's {code}"\n"</script>'",1`, {});
  expect(code).toContain(`{ name: '</script>\\'', 'it\\'s {code}': 1 }`);
});
