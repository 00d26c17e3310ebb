import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

const data = [
  { id: 'tea', value: 52, label: 'Tea' },
  { id: 'coffee', value: 71, label: 'Coffee' },
  { id: 'cocoa', value: 19, label: 'Cocoa' },
];

export default function TrackClicks() {
  const [clicked, setClicked] = React.useState('nothing yet');

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <PieChart
        aria-label="Hot drinks sold this morning"
        height={220}
        // preview-start
        series={[{ id: 'drinks', data }]}
        onItemClick={(_event, { seriesId, dataIndex }) =>
          setClicked(`${data[dataIndex]?.label} (series ${seriesId}, index ${dataIndex})`)
        }
        // preview-end
      />
      <Typography component="output" variant="body2" sx={{ textAlign: 'center' }}>
        Clicked: {clicked}
      </Typography>
    </Stack>
  );
}
