import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { mornings } from '../../shared/runs.data';

export default function AxisParts() {
  const [line, setLine] = React.useState(true);
  const [ticks, setTicks] = React.useState(true);
  const [longTicks, setLongTicks] = React.useState(false);
  const switches = [
    { label: 'Line', checked: line, onChange: setLine },
    { label: 'Ticks', checked: ticks, onChange: setTicks },
    { label: 'Long ticks', checked: longTicks, onChange: setLongTicks },
  ];

  return (
    <Stack sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {switches.map(({ label, checked, onChange }) => (
          <FormControlLabel
            key={label}
            control={
              <Switch checked={checked} onChange={(event) => onChange(event.target.checked)} />
            }
            label={label}
          />
        ))}
      </Stack>
      <ScatterChart
        aria-label="Training runs; the parts of the lower axis can be switched"
        height={260}
        hideLegend
        // preview-start
        xAxis={[
          {
            disableLine: !line,
            disableTicks: !ticks,
            tickSize: longTicks ? 12 : 6,
            label: 'Distance (km)',
            height: 52,
          },
        ]}
        // preview-end
        yAxis={[{ label: 'Pace (min/km)' }]}
        series={[{ data: mornings, label: 'Morning' }]}
      />
    </Stack>
  );
}
