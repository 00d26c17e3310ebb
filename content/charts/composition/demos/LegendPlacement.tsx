import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AreaPlot } from '@mui/x-charts/LineChart';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import type { LineSeriesType } from '@mui/x-charts/models';

const area = { type: 'line', area: true, stack: 'all' } as const;
const series: LineSeriesType[] = [
  { ...area, data: [18, 22, 26, 24, 20], label: 'Wind' },
  { ...area, data: [4, 12, 19, 21, 9], label: 'Solar' },
  { ...area, data: [11, 10, 9, 9, 11], label: 'Hydro' },
];

export default function LegendPlacement() {
  const [side, setSide] = React.useState<'end' | 'bottom'>('bottom');
  const direction = side === 'end' ? 'vertical' : 'horizontal';

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Side of the legend"
        value={side}
        onChange={(_, value: 'end' | 'bottom' | null) => value && setSide(value)}
      >
        <ToggleButton value="bottom">Bottom</ToggleButton>
        <ToggleButton value="end">End</ToggleButton>
      </ToggleButtonGroup>
      <ChartsDataProvider
        height={240}
        xAxis={[{ scaleType: 'point', data: ['Jan', 'Mar', 'May', 'Jul', 'Sep'] }]}
        yAxis={[{ label: 'TWh' }]}
        series={series}
      >
        {/* preview-start */}
        <ChartsWrapper
          legendDirection={direction}
          legendPosition={{ vertical: side === 'end' ? 'middle' : 'bottom', horizontal: 'center' }}
        >
          <ChartsLegend direction={direction} />
          <ChartsSurface aria-label="Renewable energy by source. Invented data.">
            <AreaPlot />
            <ChartsXAxis />
            <ChartsYAxis />
          </ChartsSurface>
        </ChartsWrapper>
        {/* preview-end */}
      </ChartsDataProvider>
    </Stack>
  );
}
