import Box from '@mui/material/Box';
import { ChartsZoomSlider } from '@mui/x-charts-pro/ChartsZoomSlider';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import type { HeatmapValueType } from '@mui/x-charts-pro/models';

const meters = Array.from({ length: 8 }, (_, index) => index * 5);
const days = Array.from({ length: 90 }, (_, index) => index + 1);
const data = days.flatMap((day, x) =>
  meters.map((_, y): HeatmapValueType => [
    x,
    y,
    Math.round(8 + (14 - y * 1.6) * Math.sin((day / 100) * Math.PI) * (y > 4 ? 0.4 : 1)),
  ]),
);

export default function ZoomedHeatmap() {
  return (
    <Box
      component="figure"
      aria-label="Water temperature of a lake by day and depth. Invented data."
      sx={{ m: 0, width: '100%' }}
    >
      {/* preview-start */}
      <Heatmap
        height={300}
        xAxis={[
          {
            data: days,
            label: 'Day of summer',
            zoom: { slider: { enabled: true } },
            tickInterval: (day: number) => day % 10 === 0,
          },
        ]}
        yAxis={[{ data: meters, width: 52, label: 'Depth (m)' }]}
        zAxis={[
          { colorMap: { type: 'continuous', min: 8, max: 22, color: ['#1a237e', '#ffcc80'] } },
        ]}
        series={[{ data, label: 'Temperature', valueFormatter: ([, , value]) => `${value} °C` }]}
      >
        <ChartsZoomSlider />
      </Heatmap>
      {/* preview-end */}
    </Box>
  );
}
