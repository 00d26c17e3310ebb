import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import type { SankeyNodeOptions } from '@mui/x-charts-pro/SankeyChart';

const nodes = ['Gold', 'Silver', 'Bronze', 'North', 'South', 'West'].map((id) => ({ id }));
const links = [
  { source: 'Gold', target: 'South', value: 8 },
  { source: 'Gold', target: 'North', value: 14 },
  { source: 'Silver', target: 'West', value: 21 },
  { source: 'Silver', target: 'North', value: 5 },
  { source: 'Bronze', target: 'South', value: 17 },
  { source: 'Bronze', target: 'West', value: 12 },
];

// preview-start
const sorts: Record<string, SankeyNodeOptions['sort']> = {
  auto: 'auto',
  fixed: 'fixed',
  largest: (a, b) => b.value - a.value,
};
// preview-end

export default function NodeSorting() {
  const [name, setName] = React.useState<string>('fixed');

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Order of the nodes"
        value={name}
        onChange={(_, value: string | null) => value && setName(value)}
      >
        {Object.keys(sorts).map((key) => (
          <ToggleButton key={key} value={key} sx={{ textTransform: 'none' }}>
            {key}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div dir="ltr">
        {/* preview-start */}
        <SankeyChart
          aria-label="Medals by region. Invented data."
          height={260}
          series={{ data: { nodes, links }, nodeOptions: { sort: sorts[name] } }}
        />
        {/* preview-end */}
      </div>
    </Stack>
  );
}
