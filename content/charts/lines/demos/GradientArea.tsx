import * as React from 'react';
import { useTheme } from '@mui/material/styles';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import { tideDay } from '../../shared/tides.data';

export default function GradientArea() {
  const gradientId = React.useId();
  const { main } = useTheme().palette.primary;

  return (
    <LineChart
      aria-label="Tide of one day in meters"
      height={260}
      hideLegend
      dataset={tideDay}
      xAxis={[{ dataKey: 'hour', domainLimit: 'strict', label: 'Hour' }]}
      yAxis={[{ label: 'Water level (m)' }]}
      series={[{ dataKey: 'level', label: 'Level (m)', area: true, showMark: false, color: main }]}
      // preview-start
      sx={{ [`& .${lineClasses.area}`]: { fill: `url(#${gradientId})`, filter: 'none' } }}
    >
      <defs>
        <linearGradient id={gradientId} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={main} stopOpacity={0.6} />
          <stop offset="1" stopColor={main} stopOpacity={0} />
        </linearGradient>
      </defs>
      {/* preview-end */}
    </LineChart>
  );
}
