import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import type { HighlightScope } from '@mui/x-charts/context';
import { PieChart } from '@mui/x-charts/PieChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

// Invented data
const rivers = [
  { label: 'Upper', data: [34, 52, 71, 48] },
  { label: 'Middle', data: [41, 60, 66, 57] },
  { label: 'Lower', data: [22, 37, 49, 63] },
];
const seasons = ['Winter', 'Spring', 'Summer', 'Fall'];
const common = { height: 260, 'aria-label': 'Trout counted in three parts of a river' };

export default function HighlightScopes() {
  const [type, setType] = React.useState('bar');
  const [highlight, setHighlight] = React.useState<HighlightScope['highlight']>('item');
  const [fade, setFade] = React.useState<HighlightScope['fade']>('global');

  // preview-start
  const highlightScope: HighlightScope = { highlight, fade };
  const series = rivers.map((river) => ({ ...river, highlightScope }));
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        <Choice
          label="Chart"
          value={type}
          options={['bar', 'line', 'scatter', 'pie']}
          onChange={setType}
        />
        <Choice
          label="highlight"
          value={highlight!}
          options={['none', 'item', 'series']}
          onChange={(value) => setHighlight(value as typeof highlight)}
        />
        <Choice
          label="fade"
          value={fade!}
          options={['none', 'series', 'global']}
          onChange={(value) => setFade(value as typeof fade)}
        />
      </Stack>
      {type === 'bar' && <BarChart {...common} xAxis={[{ data: seasons }]} series={series} />}
      {type === 'line' && (
        <LineChart {...common} xAxis={[{ scaleType: 'point', data: seasons }]} series={series} />
      )}
      {type === 'scatter' && (
        <ScatterChart
          {...common}
          xAxis={[
            {
              data: [0, 1, 2, 3],
              min: -0.5,
              max: 3.5,
              tickInterval: [0, 1, 2, 3],
              valueFormatter: (index: number) => seasons[index] ?? '',
            },
          ]}
          series={series.map((one) => ({
            ...one,
            markerSize: 7,
            data: one.data.map((y, x) => ({ id: x, x, y })),
          }))}
        />
      )}
      {type === 'pie' && (
        <PieChart
          {...common}
          series={[
            { highlightScope, data: rivers.map(({ label, data }) => ({ label, value: data[2]! })) },
          ]}
        />
      )}
    </Stack>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: string[];
  onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{ width: 110 }}
    >
      {options.map((option) => (
        <MenuItem key={option} value={option}>
          {option}
        </MenuItem>
      ))}
    </TextField>
  );
}
