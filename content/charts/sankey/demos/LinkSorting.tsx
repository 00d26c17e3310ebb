import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import type { SankeyLinkOptions } from '@mui/x-charts-pro/SankeyChart';

const links = [
  { source: 'Budget', target: 'Paths', value: 18 },
  { source: 'Budget', target: 'Trees', value: 34 },
  { source: 'Budget', target: 'Benches', value: 6 },
  { source: 'Gifts', target: 'Trees', value: 15 },
  { source: 'Gifts', target: 'Paths', value: 4 },
];

// preview-start
const sorts: Record<string, SankeyLinkOptions['sort']> = {
  auto: 'auto',
  fixed: 'fixed',
  smallest: (a, b) => a.value - b.value,
};
// preview-end

export default function LinkSorting() {
  const [name, setName] = React.useState<string>('smallest');

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Order of the links"
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
          aria-label="Spending of a park. Invented data."
          height={260}
          series={{ data: { links }, linkOptions: { sort: sorts[name] } }}
        />
        {/* preview-end */}
      </div>
    </Stack>
  );
}
