import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

export default function ResponsiveSize() {
  const [responsive, setResponsive] = React.useState<boolean>(true);
  const [percent, setPercent] = React.useState<number>(90);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={responsive} onChange={(_, on) => setResponsive(on)} />}
        label="Follow the container"
      />
      <Slider
        aria-label="Width of the container in percent"
        min={40}
        max={100}
        value={percent}
        onChange={(_, value) => setPercent(value)}
      />
      <Box sx={{ width: `${percent}%`, height: 220, border: 1, borderColor: 'divider' }}>
        {/* preview-start */}
        <ChartsContainer
          aria-label="Ferry trips made and trips planned. Invented data."
          width={responsive ? undefined : 260}
          height={responsive ? undefined : 180}
          // preview-end
          margin={{ top: 16, bottom: 8, left: 12, right: 12 }}
          xAxis={[{ scaleType: 'band', data: ['North', 'Isle', 'Cape', 'Bay'] }]}
          series={[
            { type: 'bar', data: [38, 24, 31, 17], label: 'Trips made' },
            { type: 'line', data: [40, 30, 32, 24], label: 'Trips planned' },
          ]}
        >
          <BarPlot />
          <LinePlot />
          <MarkPlot />
          <ChartsXAxis />
        </ChartsContainer>
      </Box>
    </Box>
  );
}
