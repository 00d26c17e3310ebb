import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import type { BarSeries } from '@mui/x-charts/BarChart';

type Placement = NonNullable<BarSeries['barLabelPlacement']>;

export default function LabelPlacement() {
  const [placement, setPlacement] = React.useState<Placement>('outside');

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="barLabelPlacement"
        value={placement}
        onChange={(_event, value: Placement | null) => setPlacement(value ?? placement)}
        sx={{ alignSelf: 'center' }}
      >
        <ToggleButton value="outside" sx={{ textTransform: 'none' }}>
          outside
        </ToggleButton>
        <ToggleButton value="center" sx={{ textTransform: 'none' }}>
          center
        </ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        aria-label="Change of the water level per month, in centimeters"
        height={280}
        hideLegend
        xAxis={[{ data: ['Mar', 'Apr', 'May', 'Jun', 'Jul'] }]}
        yAxis={[{ label: 'Change (cm)', min: -30, max: 30 }]}
        // preview-start
        series={[
          {
            data: [14, 22, 3, -9, -21],
            label: 'Change (cm)',
            barLabel: 'value',
            barLabelPlacement: placement,
          },
        ]}
        // preview-end
      />
    </Stack>
  );
}
