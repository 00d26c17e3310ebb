import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { ScatterPlot } from '@mui/x-charts/ScatterChart';
import { tideDay } from '../../shared/tides.data';

const gauges = tideDay.filter(({ hour }) => hour % 3 === 0);

export default function ClippedPlot() {
  const id = React.useId();
  const [clipped, setClipped] = React.useState<boolean>(true);
  const [hours, setHours] = React.useState<number[]>([6, 18]);

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={clipped} onChange={(_, on) => setClipped(on)} />}
        label="Clip"
      />
      <Slider
        getAriaLabel={(index) => (index === 0 ? 'First hour' : 'Last hour')}
        max={23}
        value={hours}
        onChange={(_, value) => setHours(value)}
      />
      <ChartsContainer
        aria-label="Water level of a harbor. Invented data."
        height={240}
        margin={{ left: 24, right: 48 }}
        xAxis={[{ data: tideDay.map(({ hour }) => hour), min: hours[0], max: hours[1] }]}
        yAxis={[{ label: 'Level (m)', min: 1, max: 5 }]}
        series={[
          { type: 'line', data: tideDay.map(({ level }) => level) },
          { type: 'scatter', data: gauges.map(({ hour, level }) => ({ x: hour, y: level })) },
        ]}
      >
        {/* preview-start */}
        <ChartsClipPath id={id} />
        <g clipPath={clipped ? `url(#${id})` : undefined}>
          <LinePlot />
          <ScatterPlot />
        </g>
        <ChartsXAxis />
        <ChartsYAxis />
        {/* preview-end */}
      </ChartsContainer>
    </Stack>
  );
}
