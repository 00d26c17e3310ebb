import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { formatDay, parkYear } from './parkVisitors.data';

export default function FilterMode() {
  const [filterMode, setFilterMode] = React.useState<'keep' | 'discard'>('discard');

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="filterMode"
        value={filterMode}
        onChange={(_event, value) => value && setFilterMode(value)}
      >
        <ToggleButton value="keep" sx={{ textTransform: 'none' }}>
          keep
        </ToggleButton>
        <ToggleButton value="discard" sx={{ textTransform: 'none' }}>
          discard
        </ToggleButton>
      </ToggleButtonGroup>
      <LineChartPro
        aria-label="Visitors of a park in January and February"
        height={260}
        hideLegend
        dataset={parkYear}
        // preview-start
        xAxis={[
          {
            id: 'date',
            scaleType: 'time',
            dataKey: 'date',
            valueFormatter: formatDay,
            zoom: { filterMode },
          },
        ]}
        initialZoom={[{ axisId: 'date', start: 0, end: 16 }]}
        // preview-end
        yAxis={[{ width: 70, label: 'Visitors' }]}
        series={[{ dataKey: 'visitors', label: 'Visitors', showMark: false }]}
      />
    </Stack>
  );
}
