import BarChartIcon from '@mui/icons-material/BarChartOutlined';
import ShowChartIcon from '@mui/icons-material/ShowChartOutlined';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import type { GridChartsPanelProps, GridChartsRendererProxyProps } from '@mui/x-data-grid-premium';
import type { ComponentProps } from 'react';

/** The kinds of charts that the panel offers. */
export const schema: GridChartsPanelProps['schema'] = {
  bar: { label: 'Bars', icon: BarChartIcon, customization: [], maxDimensions: 1 },
  line: { label: 'Lines', icon: ShowChartIcon, customization: [], maxDimensions: 1 },
};

/** Draws what the grid provides. */
export function EnergyChart({
  dimensions,
  values,
  chartType,
}: ComponentProps<GridChartsRendererProxyProps['renderer']>) {
  const [dimension] = dimensions;
  if (!dimension || values.length === 0) {
    return <p>Choose a dimension and a value in the charts panel.</p>;
  }
  const data = dimension.data.map(String);
  const series = values.map(({ id, label, data: numbers }) => ({ id, label, data: numbers }));
  return chartType === 'line' ? (
    <LineChart height={240} xAxis={[{ scaleType: 'point', data }]} series={series} />
  ) : (
    <BarChart height={240} xAxis={[{ scaleType: 'band', data }]} series={series} />
  );
}
