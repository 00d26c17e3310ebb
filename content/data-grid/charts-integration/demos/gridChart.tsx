import type * as React from 'react';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import type { GridChartsRendererProxyProps } from '@mui/x-data-grid-premium';

type GridChartProps = React.ComponentProps<GridChartsRendererProxyProps['renderer']>;

/** Draws the data that the grid passes to its chart. */
export function GridChart({ dimensions, values, chartType, configuration }: GridChartProps) {
  const [first] = values;
  if (dimensions.length === 0 || first === undefined) {
    return <Typography>Select a category and a series in the charts panel.</Typography>;
  }
  const categories = first.data.map((_value, index) =>
    dimensions.map(({ data }) => data[index]).join(', '),
  );
  const axis = { data: categories, scaleType: 'band' as const };
  const series = values.map(({ id, label, data }) => ({ id, label, data }));

  if (chartType === 'pie') {
    const data = first.data.map((value, id) => ({ id, value: value ?? 0, label: categories[id] }));
    return <PieChart height={260} series={[{ data, innerRadius: 50 }]} />;
  }
  if (chartType === 'line') {
    return <LineChart height={260} xAxis={[{ ...axis, scaleType: 'point' }]} series={series} />;
  }
  const stack = configuration.stacked ? 'all' : undefined;
  return (
    <BarChart
      height={typeof configuration.height === 'number' ? configuration.height : 260}
      xAxis={[axis]}
      series={series.map((item) => ({ ...item, stack }))}
      hideLegend={configuration.hideLegend === true}
    />
  );
}
