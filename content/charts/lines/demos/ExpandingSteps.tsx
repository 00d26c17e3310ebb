import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';

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
      <ChartsContainer
        aria-label="Ferries that ran per day, with the number planned as a stepped line"
        height={280}
        xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] }]}
        series={[
          { type: 'bar', data: [12, 12, 9, 12, 15, 18, 14] },
          {
            type: 'line',
            data: [12, 12, 12, 12, 16, 18, 18],
            curve: 'step',
            strictStepCurve,
            color: '#ed6c02',
          },
        ]}
      >
        <BarPlot />
        <LinePlot />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartsContainer>
    </Stack>
  );
}
