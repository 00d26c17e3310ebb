import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

export default function ComposedChart() {
  return (
    <ChartsContainer
      aria-label="Rain in millimetres as bars and water temperature in degrees as a line"
      height={300}
      margin={{ left: 0, right: 0 }}
      xAxis={[{ scaleType: 'band', data: ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'] }]}
      yAxis={[
        { id: 'rain', label: 'Rain (mm)', width: 56 },
        { id: 'water', label: 'Water (°C)', position: 'right', width: 56 },
      ]}
      series={[
        { type: 'bar', data: [62, 48, 35, 22, 41, 70], yAxisId: 'rain' },
        { type: 'line', data: [9, 12, 16, 19, 20, 17], yAxisId: 'water', color: '#ed6c02' },
      ]}
    >
      <BarPlot />
      <LinePlot />
      <MarkPlot />
      <ChartsXAxis />
      <ChartsYAxis axisId="rain" />
      <ChartsYAxis axisId="water" />
    </ChartsContainer>
  );
}
