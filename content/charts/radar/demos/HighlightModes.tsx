import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { harbor, library, metrics } from './shops.data';

type Mode = 'axis' | 'series' | 'none';

export default function HighlightModes() {
  const [highlight, setHighlight] = React.useState<Mode>('series');

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="highlight"
        value={highlight}
        onChange={(_, value: Mode | null) => value && setHighlight(value)}
      >
        <ToggleButton value="axis" sx={{ textTransform: 'none' }}>
          axis
        </ToggleButton>
        <ToggleButton value="series" sx={{ textTransform: 'none' }}>
          series
        </ToggleButton>
        <ToggleButton value="none" sx={{ textTransform: 'none' }}>
          none
        </ToggleButton>
      </ToggleButtonGroup>
      {/* preview-start */}
      <RadarChart
        aria-label="Ratings of two cafés with a highlight on hover. Invented data."
        height={300}
        highlight={highlight}
        slotProps={{ tooltip: { trigger: highlight === 'series' ? 'item' : 'axis' } }}
        // preview-end
        radar={{ max: 5, metrics }}
        series={[
          { data: harbor, label: 'Harbor café', fillArea: true },
          { data: library, label: 'Library café', fillArea: true },
        ]}
      />
    </Stack>
  );
}
