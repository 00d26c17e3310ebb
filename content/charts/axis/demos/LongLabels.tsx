import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const exhibits = ['Glass flowers', 'Whale skeleton', 'Meteorites', 'Beetle collection'];

export default function LongLabels() {
  const [height, setHeight] = React.useState(110);
  const [turned, setTurned] = React.useState(true);

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <BarChart
        aria-label="Visitors per exhibit of a museum"
        height={320}
        hideLegend
        xAxis={[
          {
            data: exhibits,
            label: 'Exhibit',
            height,
            tickLabelStyle: turned ? { angle: -45 } : {},
          },
        ]}
        series={[{ data: [840, 1320, 610, 390], label: 'Visitors' }]}
      />
      <Stack direction="row" sx={{ gap: 3, px: 3, alignItems: 'center' }}>
        <FormControlLabel
          control={
            <Switch checked={turned} onChange={(event) => setTurned(event.target.checked)} />
          }
          label="Turn"
        />
        <Stack sx={{ flex: 1 }}>
          <Typography variant="body2">{`height: ${height}`}</Typography>
          <Slider
            size="small"
            aria-label="height"
            value={height}
            min={30}
            max={130}
            onChange={(_event, value) => setHeight(value)}
          />
        </Stack>
      </Stack>
    </Stack>
  );
}
