import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

export default function GapRatios() {
  const [categoryGapRatio, setCategoryGapRatio] = React.useState(0.3);
  const [barGapRatio, setBarGapRatio] = React.useState(0.1);

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <BarChart
        aria-label="Visitors of a lighthouse, morning and afternoon"
        height={260}
        // preview-start
        xAxis={[{ data: ['Fri', 'Sat', 'Sun'], categoryGapRatio, barGapRatio }]}
        // preview-end
        yAxis={[{ label: 'Visitors' }]}
        series={[
          { data: [38, 84, 91], label: 'Morning' },
          { data: [52, 118, 97], label: 'Afternoon' },
        ]}
      />
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: { xs: 1, sm: 4 }, px: 2 }}>
        <GapSlider
          label="categoryGapRatio"
          value={categoryGapRatio}
          min={0}
          onChange={setCategoryGapRatio}
        />
        <GapSlider label="barGapRatio" value={barGapRatio} min={-1} onChange={setBarGapRatio} />
      </Stack>
    </Stack>
  );
}

interface GapSliderProps {
  label: string;
  value: number;
  min: number;
  onChange: (value: number) => void;
}

function GapSlider({ label, value, min, onChange }: GapSliderProps) {
  return (
    <Stack sx={{ flex: 1 }}>
      <Typography variant="body2">{`${label}: ${value}`}</Typography>
      <Slider
        aria-label={label}
        value={value}
        min={min}
        max={0.9}
        step={0.1}
        onChange={(_event, newValue) => onChange(newValue)}
      />
    </Stack>
  );
}
