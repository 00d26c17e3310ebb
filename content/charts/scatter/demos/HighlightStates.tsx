import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { mornings, evenings } from '../../shared/runs.data';

// preview-start
const scopes = {
  'One point': { highlight: 'item', fade: 'global' },
  'Whole series': { highlight: 'series', fade: 'global' },
  'No fading': { highlight: 'item', fade: 'none' },
} as const;
// preview-end

export default function HighlightStates() {
  const [name, setName] = React.useState<keyof typeof scopes>('One point');
  const highlightScope = scopes[name];

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="highlightScope"
        value={name}
        onChange={(_event, value: typeof name | null) => setName(value ?? name)}
        sx={{ alignSelf: 'center' }}
      >
        {Object.keys(scopes).map((key) => (
          <ToggleButton key={key} value={key} sx={{ textTransform: 'none' }}>
            {key}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ScatterChart
        aria-label="Training runs; hover a point to highlight it"
        height={300}
        voronoiMaxRadius={30}
        xAxis={[{ label: 'Distance (km)' }]}
        yAxis={[{ label: 'Pace (min/km)' }]}
        // preview-start
        series={[
          { label: 'Morning', data: mornings, markerSize: 6, highlightScope },
          { label: 'Evening', data: evenings, markerSize: 6, highlightScope },
        ]}
        // preview-end
      />
    </Stack>
  );
}
