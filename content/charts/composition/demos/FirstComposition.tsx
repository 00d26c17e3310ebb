import Typography from '@mui/material/Typography';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function FirstComposition() {
  return (
    <div style={{ width: '100%' }}>
      {/* preview-start */}
      <ChartsDataProvider
        height={280}
        xAxis={[{ scaleType: 'band', data: days }]}
        yAxis={[{ label: 'Loaves', width: 56 }]}
        series={[
          { type: 'bar', data: [210, 195, 205, 230, 290, 380, 160], label: 'Sold' },
          { type: 'line', data: [240, 240, 240, 240, 300, 360, 200], label: 'Baked' },
        ]}
      >
        <ChartsWrapper>
          <ChartsLegend />
          <ChartsSurface aria-label="Loaves sold per day as bars, loaves baked as a line">
            <BarPlot borderRadius={4} />
            <LinePlot />
            <MarkPlot />
            <ChartsXAxis />
            <ChartsYAxis />
          </ChartsSurface>
        </ChartsWrapper>
      </ChartsDataProvider>
      {/* preview-end */}
      <Typography variant="caption" color="text.secondary">
        On Saturday the bakery sold 20 loaves more than planned. Invented data.
      </Typography>
    </div>
  );
}
