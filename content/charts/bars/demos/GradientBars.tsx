import * as React from 'react';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

export default function GradientBars() {
  const gradientId = React.useId();
  const { palette } = useTheme();

  return (
    <BarChart
      aria-label="Energy produced by a solar roof per month"
      height={280}
      xAxis={[{ data: ['Feb', 'Apr', 'Jun', 'Aug', 'Oct'] }]}
      yAxis={[{ label: 'Energy (kWh)' }]}
      // preview-start
      series={[
        { data: [180, 420, 610, 540, 260], label: 'Solar roof', color: `url(#${gradientId})` },
      ]}
    >
      <defs>
        <linearGradient id={gradientId} x1="0" y1="1" x2="0" y2="0">
          <stop offset="0" stopColor={palette.warning.light} />
          <stop offset="1" stopColor={palette.error.main} />
        </linearGradient>
      </defs>
      {/* preview-end */}
    </BarChart>
  );
}
