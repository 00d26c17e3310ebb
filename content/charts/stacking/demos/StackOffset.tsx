import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import type { StackOffsetType } from '@mui/x-charts/models';

const offsets: StackOffsetType[] = ['diverging', 'none', 'expand', 'silhouette', 'wiggle'];

// Invented data
const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];

export default function StackOffset() {
  const [stackOffset, setStackOffset] = React.useState<StackOffsetType>('diverging');

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <TextField
        select
        size="small"
        label="stackOffset"
        value={stackOffset}
        onChange={(event) => setStackOffset(event.target.value as StackOffsetType)}
        sx={{ width: 160 }}
      >
        {offsets.map((offset) => (
          <MenuItem key={offset} value={offset}>
            {offset}
          </MenuItem>
        ))}
      </TextField>
      <BarChart
        aria-label="Result of three branches per quarter, one of them with a loss in winter"
        height={280}
        xAxis={[{ data: quarters }]}
        yAxis={[{ label: 'Result (€1,000)' }]}
        // preview-start
        series={[
          { data: [34, 41, 52, 47], label: 'Rental', stack: 'result', stackOffset },
          { data: [12, 18, 25, 21], label: 'Repair', stack: 'result', stackOffset },
          { data: [-22, 9, 31, -14], label: 'Boat tours', stack: 'result', stackOffset },
        ]}
        // preview-end
      />
    </Stack>
  );
}
