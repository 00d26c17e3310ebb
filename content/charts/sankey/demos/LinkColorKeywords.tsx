import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

const nodes = [
  { id: 'Bus', color: '#1976d2' },
  { id: 'Tram', color: '#00897b' },
  { id: 'Work', color: '#8e24aa' },
  { id: 'School', color: '#ef6c00' },
];
const links = [
  { source: 'Bus', target: 'Work', value: 30 },
  { source: 'Bus', target: 'School', value: 24 },
  { source: 'Tram', target: 'Work', value: 41 },
  { source: 'Tram', target: 'School', value: 9 },
];

export default function LinkColorKeywords() {
  const [color, setColor] = React.useState<'source' | 'target'>('target');

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Color of the links"
        value={color}
        onChange={(_, value: 'source' | 'target' | null) => value && setColor(value)}
      >
        <ToggleButton value="source" sx={{ textTransform: 'none' }}>
          source
        </ToggleButton>
        <ToggleButton value="target" sx={{ textTransform: 'none' }}>
          target
        </ToggleButton>
      </ToggleButtonGroup>
      <div dir="ltr">
        {/* preview-start */}
        <SankeyChart
          aria-label="Trips by bus and tram to work and school. Invented data."
          height={240}
          series={{ data: { nodes, links }, linkOptions: { color } }}
        />
        {/* preview-end */}
      </div>
    </Stack>
  );
}
