import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { PieChart, type PieChartProps } from '@mui/x-charts/PieChart';

type HiddenItems = NonNullable<PieChartProps['hiddenItems']>;

// Invented data
const waste = [
  { value: 132, label: 'Residual' },
  { value: 94, label: 'Paper' },
  { value: 78, label: 'Organic' },
  { value: 41, label: 'Glass' },
  { value: 29, label: 'Plastic' },
];

export default function ControlledVisibility() {
  const [hiddenItems, setHiddenItems] = React.useState<HiddenItems>([]);

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button
          variant="outlined"
          onClick={() => setHiddenItems([{ type: 'pie', seriesId: 'waste', dataIndex: 0 }])}
        >
          Recycled only
        </Button>
        <Button disabled={hiddenItems.length === 0} onClick={() => setHiddenItems([])}>
          Show all
        </Button>
      </Stack>
      <PieChart
        aria-label="Household waste in kilograms per person and year"
        height={240}
        series={[{ id: 'waste', data: waste, valueFormatter: (item) => `${item.value} kg` }]}
        // preview-start
        hiddenItems={hiddenItems}
        onHiddenItemsChange={setHiddenItems}
        slotProps={{ legend: { toggleVisibilityOnClick: true } }}
        // preview-end
      />
    </Stack>
  );
}
