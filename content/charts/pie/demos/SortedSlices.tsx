import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { PieChart } from '@mui/x-charts/PieChart';

const orders = ['none', 'asc', 'desc'] as const;

const data = [
  { id: 'swans', value: 14, label: 'Swans' },
  { id: 'ducks', value: 52, label: 'Ducks' },
  { id: 'geese', value: 31, label: 'Geese' },
  { id: 'herons', value: 6, label: 'Herons' },
];

export default function SortedSlices() {
  const [sortingValues, setSortingValues] = React.useState<(typeof orders)[number]>('desc');

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="sortingValues"
        value={sortingValues}
        onChange={(_event, value: typeof sortingValues | null) =>
          setSortingValues(value ?? sortingValues)
        }
        sx={{ alignSelf: 'center' }}
      >
        {orders.map((order) => (
          <ToggleButton key={order} value={order} sx={{ textTransform: 'none' }}>
            {order}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <PieChart
        aria-label="Birds counted on a lake"
        height={200}
        // preview-start
        series={[{ data, sortingValues, valueFormatter: ({ value }) => `${value} birds` }]}
        // preview-end
      />
    </Stack>
  );
}
