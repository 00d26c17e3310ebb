import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import type { ScatterItemIdentifier } from '@mui/x-charts/models';
import { birds } from '../../shared/birds.data';

const data = birds.map(({ name, wingSpan, weight }) => ({ id: name, x: wingSpan, y: weight }));

export default function TrackClicks() {
  const [clicked, setClicked] = React.useState('nothing yet');

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <ScatterChart
        aria-label="Wing span and weight of birds; click near a point"
        height={300}
        hideLegend
        voronoiMaxRadius={30}
        xAxis={[{ label: 'Wing span (cm)', height: 48 }]}
        yAxis={[{ label: 'Weight (g)', width: 68 }]}
        series={[{ id: 'birds', label: 'Birds', data, markerSize: 6 }]}
        // preview-start
        onItemClick={(_event: unknown, { dataIndex }: ScatterItemIdentifier) =>
          setClicked(`${data[dataIndex]?.id} (index ${dataIndex})`)
        }
        // preview-end
      />
      <Typography component="output" variant="body2" sx={{ px: 2 }}>
        Clicked: {clicked}
      </Typography>
    </Stack>
  );
}
