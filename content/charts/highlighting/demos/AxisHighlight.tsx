import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import type { ChartsAxisHighlightType } from '@mui/x-charts/ChartsAxisHighlight';

// Invented data
const huts = ['Fern', 'Col', 'Ridge', 'Glacier', 'Pine'];

export default function AxisHighlight() {
  const [x, setX] = React.useState<ChartsAxisHighlightType>('band');
  const [y, setY] = React.useState<ChartsAxisHighlightType>('line');

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <Stack direction="row" sx={{ gap: 2 }}>
        <Choice label="x" value={x} onChange={setX} />
        <Choice label="y" value={y} onChange={setY} />
      </Stack>
      <BarChart
        aria-label="Nights spent in five mountain huts, most in the Ridge hut"
        height={260}
        hideLegend
        xAxis={[{ data: huts, label: 'Hut' }]}
        yAxis={[{ width: 70, label: 'Nights' }]}
        series={[{ data: [840, 1210, 2130, 1460, 690], label: 'Nights' }]}
        // preview-start
        axisHighlight={{ x, y }}
        // preview-end
      />
    </Stack>
  );
}

interface ChoiceProps {
  label: string;
  value: ChartsAxisHighlightType;
  onChange: (value: ChartsAxisHighlightType) => void;
}

function Choice({ label, value, onChange }: ChoiceProps) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value as ChartsAxisHighlightType)}
      sx={{ width: 110 }}
    >
      <MenuItem value="none">none</MenuItem>
      <MenuItem value="line">line</MenuItem>
      <MenuItem value="band">band</MenuItem>
    </TextField>
  );
}
