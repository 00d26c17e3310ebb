import * as React from 'react';
import Stack from '@mui/material/Stack';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type { ZoomData } from '@mui/x-charts-pro/models';

// Invented data
const hours = Array.from({ length: 97 }, (_, index) => index / 2);
const wind = hours.map(
  (hour) => Math.round(10 * (12 + 7 * Math.sin(hour / 4) + 3 * Math.sin(hour * 1.9))) / 10,
);
const power = wind.map((speed) => Math.round(Math.min(2000, 0.9 * speed ** 2.6)));

export default function SynchronizedZoom() {
  const [zoomData, setZoomData] = React.useState<ZoomData[]>([
    { axisId: 'hour', start: 10, end: 60 },
  ]);

  const chart = (label: string, data: number[]) => (
    <LineChartPro
      aria-label={`${label} of a wind turbine within two days`}
      height={190}
      hideLegend
      yAxis={[{ label, width: 70 }]}
      series={[{ data, label, showMark: false }]}
      // preview-start
      xAxis={[{ id: 'hour', data: hours, label: 'Hour', zoom: true }]}
      zoomData={zoomData}
      onZoomChange={setZoomData}
      // preview-end
    />
  );

  return (
    <Stack sx={{ width: '100%' }}>
      {chart('Wind (m/s)', wind)}
      {chart('Power (kW)', power)}
    </Stack>
  );
}
