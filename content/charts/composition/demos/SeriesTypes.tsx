import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';

type Type = 'bar' | 'line';

export default function SeriesTypes() {
  const [type, setType] = React.useState<Type>('bar');

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Type of the series"
        value={type}
        onChange={(_, value: Type | null) => value && setType(value)}
      >
        <ToggleButton value="bar" sx={{ textTransform: 'none' }}>
          bar
        </ToggleButton>
        <ToggleButton value="line" sx={{ textTransform: 'none' }}>
          line
        </ToggleButton>
      </ToggleButtonGroup>
      {/* preview-start */}
      <ChartsContainer
        aria-label="Honey per hive in kilograms. Invented data."
        height={220}
        xAxis={[{ scaleType: 'band', data: ['Apr', 'May', 'Jun', 'Jul', 'Aug'] }]}
        yAxis={[{ label: 'Honey (kg)' }]}
        series={[
          { type, data: [1, 6, 11, 9, 3] },
          { type, data: [2, 4, 8, 12, 6] },
        ]}
      >
        <BarPlot />
        <LinePlot />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartsContainer>
      {/* preview-end */}
    </Stack>
  );
}
