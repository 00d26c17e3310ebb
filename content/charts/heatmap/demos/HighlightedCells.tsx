import * as React from 'react';
import Stack from '@mui/material/Stack';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { bicycles, days, hours } from './bicycles.data';

export default function HighlightedCells() {
  const [fade, setFade] = React.useState<boolean>(true);

  return (
    <Stack
      component="figure"
      aria-label="Bicycles per hour and weekday with a highlight on hover. Invented data."
      sx={{ m: 0, width: '100%' }}
    >
      <FormControlLabel
        control={<Switch checked={fade} onChange={(_, on) => setFade(on)} />}
        label="Fade other cells"
      />
      {/* preview-start */}
      <Heatmap
        height={260}
        xAxis={[{ data: hours }]}
        yAxis={[{ data: days }]}
        zAxis={[{ colorMap: { type: 'continuous', max: 90, color: ['#e8eaf6', '#283593'] } }]}
        series={[
          {
            data: bicycles,
            highlightScope: { highlight: 'item', fade: fade ? 'global' : 'none' },
          },
        ]}
      />
      {/* preview-end */}
    </Stack>
  );
}
