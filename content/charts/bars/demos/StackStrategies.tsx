import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import type { StackOffsetType, StackOrderType } from '@mui/x-charts/models';

const offsets: StackOffsetType[] = ['diverging', 'none', 'expand', 'silhouette', 'wiggle'];
const orders: StackOrderType[] = [
  'none',
  'reverse',
  'appearance',
  'ascending',
  'descending',
  'insideOut',
];

const flows = [
  { label: 'Refills', data: [40, 28, 12, 8, 30] },
  { label: 'Rain', data: [22, 30, 9, 4, 25] },
  { label: 'Evaporation', data: [-4, -9, -21, -26, -8] },
];

export default function StackStrategies() {
  const [stackOffset, setStackOffset] = React.useState<StackOffsetType>('diverging');
  const [stackOrder, setStackOrder] = React.useState<StackOrderType>('none');

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        <Choice
          label="stackOffset"
          value={stackOffset}
          values={offsets}
          onChange={setStackOffset}
        />
        <Choice label="stackOrder" value={stackOrder} values={orders} onChange={setStackOrder} />
      </Stack>
      <BarChart
        aria-label="Water gained and lost by a pond per month, stacked"
        height={280}
        xAxis={[{ data: ['Mar', 'May', 'Jul', 'Aug', 'Oct'] }]}
        yAxis={[{ label: 'Water (m³)' }]}
        // preview-start
        series={flows.map((flow) => ({ ...flow, stack: 'pond', stackOffset, stackOrder }))}
        // preview-end
      />
    </Stack>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  values: Value[];
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, values, onChange }: ChoiceProps<Value>) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value as Value)}
      sx={{ minWidth: 140 }}
    >
      {values.map((name) => (
        <MenuItem key={name} value={name}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
