import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

export default function ReversedAxes() {
  const [reverseX, setReverseX] = React.useState(false);
  const [reverseY, setReverseY] = React.useState(true);

  return (
    <Stack sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        <FormControlLabel
          control={
            <Switch checked={reverseX} onChange={(event) => setReverseX(event.target.checked)} />
          }
          label="Reverse x"
        />
        <FormControlLabel
          control={
            <Switch checked={reverseY} onChange={(event) => setReverseY(event.target.checked)} />
          }
          label="Reverse y"
        />
      </Stack>
      <LineChart
        aria-label="Depth of a dive over time"
        height={280}
        hideLegend
        // preview-start
        xAxis={[{ data: [0, 4, 9, 15, 22, 28, 33], label: 'Minute', reverse: reverseX }]}
        yAxis={[{ label: 'Depth (m)', reverse: reverseY, width: 56 }]}
        // preview-end
        series={[{ data: [0, 12, 24, 27, 18, 5, 0], label: 'Depth (m)' }]}
      />
    </Stack>
  );
}
