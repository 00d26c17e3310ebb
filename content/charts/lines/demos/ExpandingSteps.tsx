import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';

const ran = [12, 12, 9, 12, 15, 18, 14];
const planned = [12, 12, 12, 12, 16, 18, 18];

export default function ExpandingSteps() {
  const [strictStepCurve, setStrictStepCurve] = React.useState(false);

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={strictStepCurve}
            onChange={(event) => setStrictStepCurve(event.target.checked)}
          />
        }
        label="strictStepCurve"
      />
      <ChartsDataProvider
        height={280}
        xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] }]}
        yAxis={[{ label: 'Ferries per day' }]}
        // preview-start
        series={[
          { type: 'bar', data: ran, label: 'Ran' },
          { type: 'line', data: planned, label: 'Planned', curve: 'step', strictStepCurve },
        ]}
        // preview-end
      >
        <ChartsWrapper>
          <ChartsLegend />
          <ChartsSurface aria-label="Ferries per day as bars, with the plan as a stepped line">
            <BarPlot />
            <LinePlot />
            <ChartsXAxis />
            <ChartsYAxis />
          </ChartsSurface>
        </ChartsWrapper>
      </ChartsDataProvider>
    </Stack>
  );
}
