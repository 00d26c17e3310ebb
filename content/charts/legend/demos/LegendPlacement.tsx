import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { ChartsLegendPosition, Direction } from '@mui/x-charts/ChartsLegend';
import { PieChart } from '@mui/x-charts/PieChart';

type Position = Required<NonNullable<ChartsLegendPosition['position']>>;

// Invented data
const loads = [
  { value: 46, label: 'Heating' },
  { value: 21, label: 'Hot water' },
  { value: 18, label: 'Appliances' },
  { value: 9, label: 'Cooking' },
  { value: 6, label: 'Light' },
];

export default function LegendPlacement() {
  const [direction, setDirection] = React.useState<Direction>('horizontal');
  const [vertical, setVertical] = React.useState<Position['vertical']>('bottom');
  const [horizontal, setHorizontal] = React.useState<Position['horizontal']>('center');

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        <Choice
          label="direction"
          value={direction}
          onChange={setDirection}
          values={['vertical', 'horizontal']}
        />
        <Choice
          label="vertical"
          value={vertical}
          onChange={setVertical}
          values={['top', 'middle', 'bottom']}
        />
        <Choice
          label="horizontal"
          value={horizontal}
          onChange={setHorizontal}
          values={['start', 'center', 'end']}
        />
      </Stack>
      <PieChart
        aria-label="Energy use of a household, most of it for heating"
        height={260}
        series={[{ data: loads, valueFormatter: (item) => `${item.value}%` }]}
        // preview-start
        slotProps={{ legend: { direction, position: { vertical, horizontal } } }}
        // preview-end
      />
    </Stack>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  values: T[];
  onChange: (value: T) => void;
}

function Choice<T extends string>({ label, value, values, onChange }: ChoiceProps<T>) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value as T)}
      sx={{ minWidth: 130 }}
    >
      {values.map((option) => (
        <MenuItem key={option} value={option}>
          {option}
        </MenuItem>
      ))}
    </TextField>
  );
}
