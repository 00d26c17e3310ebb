import * as React from 'react';
import { useTheme } from '@mui/material/styles';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import { ChartNote } from '../../shared/chartNote';
import { Figure } from '../../shared/figure';
import { tideDay } from '../../shared/tides.data';

export default function HarborTide() {
  const { palette } = useTheme();
  const gradientId = React.useId();

  return (
    <Figure
      headline="Deep boats have to wait twice a day"
      measure="Water level above low tide in meters"
      source="Invented data"
    >
      <LineChart
        aria-label="Water level over one day, with a line at two meters, which deep boats need"
        height={260}
        hideLegend
        margin={{ left: 0, right: 20, top: 16, bottom: 0 }}
        dataset={tideDay}
        xAxis={[
          {
            dataKey: 'hour',
            domainLimit: 'strict',
            tickInterval: [0, 6, 12, 18, 24],
            valueFormatter: (hour: number) => `${hour}:00`,
          },
        ]}
        yAxis={[{ width: 28, min: 0, disableLine: true, disableTicks: true, tickNumber: 4 }]}
        // preview-start
        series={[
          {
            dataKey: 'level',
            label: 'Level (m)',
            area: true,
            showMark: false,
            color: palette.info.main,
          },
        ]}
        sx={{ [`& .${lineClasses.area}`]: { fill: `url(#${gradientId})`, filter: 'none' } }}
      >
        <defs>
          <linearGradient id={gradientId} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor={palette.info.main} stopOpacity={0.5} />
            <stop offset="1" stopColor={palette.info.main} stopOpacity={0.05} />
          </linearGradient>
        </defs>
        <ChartsReferenceLine y={2} lineStyle={{ strokeDasharray: '4 3' }} />
        {/* preview-end */}
        <ChartNote x={0.3} y={2} dy={-10} anchor="start" plain lines={['Deep boats need 2 m']} />
      </LineChart>
    </Figure>
  );
}
