import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { mornings, evenings } from '../../shared/runs.data';

export default function NearestPoint() {
  const [disableVoronoi, setDisableVoronoi] = React.useState(false);
  const [radius, setRadius] = React.useState(40);

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <Stack direction="row" sx={{ gap: 3, px: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <FormControlLabel
          control={
            <Switch
              checked={disableVoronoi}
              onChange={(event) => setDisableVoronoi(event.target.checked)}
            />
          }
          label="disableVoronoi"
        />
        <div style={{ flex: '1 1 160px', minWidth: 0 }}>
          <Typography variant="body2">{`voronoiMaxRadius: ${radius}`}</Typography>
          <Slider
            size="small"
            aria-label="voronoiMaxRadius"
            disabled={disableVoronoi}
            value={radius}
            min={5}
            max={120}
            onChange={(_event, value) => setRadius(value)}
          />
        </div>
      </Stack>
      <ScatterChart
        aria-label="Training runs; move the pointer to find the nearest"
        height={300}
        // preview-start
        disableVoronoi={disableVoronoi}
        voronoiMaxRadius={radius}
        // preview-end
        xAxis={[{ label: 'Distance (km)' }]}
        yAxis={[{ label: 'Pace (min/km)' }]}
        series={[
          { label: 'Morning', data: mornings, highlightScope: { highlight: 'item' } },
          { label: 'Evening', data: evenings, highlightScope: { highlight: 'item' } },
        ]}
      />
    </Stack>
  );
}
