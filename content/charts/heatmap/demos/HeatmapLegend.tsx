import Box from '@mui/material/Box';
import { PiecewiseColorLegend } from '@mui/x-charts-pro/ChartsLegend';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import type { HeatmapValueType } from '@mui/x-charts-pro/models';

const lakes = ['Elm', 'Fox', 'Heron', 'Otter'];
const months = ['May', 'Jun', 'Jul', 'Aug', 'Sep'];
const grades = [
  [9, 12, 31, 44, 18],
  [4, 7, 9, 14, 6],
  [15, 28, 52, 71, 33],
  [3, 5, 8, 11, 7],
];
const data = grades.flatMap((row, y) => row.map((value, x): HeatmapValueType => [x, y, value]));

export default function HeatmapLegend() {
  return (
    <Box
      component="figure"
      aria-label="Algae per lake and month. Heron exceeds the limit in July and August. Invented data."
      sx={{ m: 0, width: '100%' }}
    >
      {/* preview-start */}
      <Heatmap
        height={260}
        hideLegend={false}
        slots={{ legend: PiecewiseColorLegend }}
        slotProps={{
          legend: {
            labelPosition: 'inline-start',
            labelFormatter: ({ min, max }) =>
              min === null ? 'Clear' : max === null ? 'Over the limit' : `${min}–${max} µg/l`,
          },
        }}
        // preview-end
        xAxis={[{ data: months }]}
        yAxis={[{ data: lakes, width: 60 }]}
        zAxis={[
          {
            colorMap: {
              type: 'piecewise',
              thresholds: [10, 50],
              colors: ['#b2dfdb', '#26a69a', '#004d40'],
            },
          },
        ]}
        series={[{ data, label: 'Algae' }]}
      />
    </Box>
  );
}
