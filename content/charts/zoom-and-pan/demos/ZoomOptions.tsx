import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { formatDay, parkYear } from './parkVisitors.data';

const quarter = parkYear.slice(120, 210);

export default function ZoomOptions() {
  const [step, setStep] = React.useState<number>(5);
  const [span, setSpan] = React.useState<number[]>([10, 50]);
  const [range, setRange] = React.useState<number[]>([0, 100]);
  const [panning, setPanning] = React.useState(true);

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <BarChartPro
        aria-label="Visitors of a park per day from May to July"
        height={240}
        hideLegend
        dataset={quarter}
        xAxis={[
          {
            id: 'day',
            dataKey: 'date',
            valueFormatter: formatDay,
            tickSpacing: 60,
            // preview-start
            zoom: {
              step,
              minSpan: span[0],
              maxSpan: span[1],
              minStart: range[0],
              maxEnd: range[1],
              panning,
            },
            // preview-end
          },
        ]}
        initialZoom={[{ axisId: 'day', start: 0, end: 50 }]}
        yAxis={[{ width: 70, label: 'Visitors' }]}
        series={[{ dataKey: 'visitors', label: 'Visitors' }]}
      />
      <Stack sx={{ px: 2 }}>
        <Control
          label="step"
          min={1}
          max={25}
          value={step}
          onChange={(value) => setStep(value as number)}
        />
        <Control
          label="minSpan, maxSpan"
          min={5}
          max={100}
          value={span}
          onChange={(value) => setSpan(value as number[])}
        />
        <Control
          label="minStart, maxEnd"
          min={0}
          max={100}
          value={range}
          onChange={(value) => setRange(value as number[])}
        />
        <FormControlLabel
          control={
            <Switch checked={panning} onChange={(event) => setPanning(event.target.checked)} />
          }
          label="panning"
        />
      </Stack>
    </Stack>
  );
}

interface ControlProps {
  label: string;
  min: number;
  max: number;
  value: number | number[];
  onChange: (value: number | number[]) => void;
}

function Control({ label, min, max, value, onChange }: ControlProps) {
  return (
    <Stack direction="row" sx={{ gap: 3, alignItems: 'center' }}>
      <Typography variant="body2" sx={{ minWidth: 140 }}>
        {label}
      </Typography>
      <Slider
        size="small"
        getAriaLabel={() => label}
        min={min}
        max={max}
        value={value}
        valueLabelDisplay="auto"
        onChange={(_event, next) => onChange(next)}
      />
    </Stack>
  );
}
