import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';

export default function DrawingOrder() {
  const [onTop, setOnTop] = React.useState<boolean>(true);

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={onTop} onChange={(_, on) => setOnTop(on)} />}
        label="Grid after the bars"
      />
      {/* preview-start */}
      <ChartsContainer
        aria-label="Visitors of a swimming pool per day. Invented data."
        height={220}
        xAxis={[{ scaleType: 'band', data: ['Thu', 'Fri', 'Sat', 'Sun'] }]}
        yAxis={[{ label: 'Visitors', width: 60 }]}
        series={[{ type: 'bar', data: [180, 260, 420, 390] }]}
      >
        {!onTop && <ChartsGrid horizontal />}
        <BarPlot />
        {onTop && <ChartsGrid horizontal />}
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartsContainer>
      {/* preview-end */}
    </Stack>
  );
}
