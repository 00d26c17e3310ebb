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
  const [rotated, setRotated] = React.useState(true);

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <BarChart
        aria-label="Visitors per exhibit of a museum"
        height={320}
        hideLegend
        // preview-start
        xAxis={[
          {
            data: exhibits,
            label: 'Exhibit',
            height,
            tickLabelStyle: rotated ? { angle: -45 } : {},
          },
        ]}
        // preview-end
        yAxis={[{ label: 'Visitors', width: 60 }]}
        series={[{ data: [840, 1320, 610, 390], label: 'Visitors' }]}
      />
      <Stack direction="row" sx={{ gap: 3, px: 3, alignItems: 'center' }}>
        <FormControlLabel
          control={
            <Switch checked={rotated} onChange={(event) => setRotated(event.target.checked)} />
          }
          label="Rotate"
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
