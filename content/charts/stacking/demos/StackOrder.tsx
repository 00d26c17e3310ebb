import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import type { StackOrderType } from '@mui/x-charts/models';

const orders: StackOrderType[] = [
  'none',
  'reverse',
  'ascending',
  'descending',
  'appearance',
  'insideOut',
];

// Invented data: flowers counted on one meadow
const months = ['Apr', 'May', 'Jun', 'Jul', 'Aug'];
const flowers = [
  { label: 'Yarrow', data: [0, 0, 9, 34, 41] },
  { label: 'Clover', data: [6, 40, 92, 71, 38] },
  { label: 'Cowslip', data: [84, 31, 4, 0, 0] },
  { label: 'Poppy', data: [0, 12, 48, 22, 3] },
];

export default function StackOrder() {
  const [stackOrder, setStackOrder] = React.useState<StackOrderType>('appearance');

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <TextField
        select
        size="small"
        label="stackOrder"
        value={stackOrder}
        onChange={(event) => setStackOrder(event.target.value as StackOrderType)}
        sx={{ width: 160 }}
      >
        {orders.map((order) => (
          <MenuItem key={order} value={order}>
            {order}
          </MenuItem>
        ))}
      </TextField>
      <BarChart
        aria-label="Flowers on a meadow per month: cowslips bloom first, yarrow last"
        height={280}
        xAxis={[{ data: months }]}
        yAxis={[{ label: 'Flowers per plot' }]}
        // preview-start
        series={flowers.map((flower) => ({ ...flower, stack: 'flowers', stackOrder }))}
        // preview-end
      />
    </Stack>
  );
}
