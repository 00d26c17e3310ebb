import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const sides = ['left', 'right', 'top', 'bottom'] as const;

export default function Margins() {
  const [margin, setMargin] = React.useState({ left: 0, right: 20, top: 20, bottom: 0 });

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <BarChart
        aria-label="Kites flown per day, in a chart with adjustable margins"
        height={280}
        hideLegend
        // preview-start
        margin={margin}
        // preview-end
        xAxis={[{ data: ['Thu', 'Fri', 'Sat', 'Sun'], label: 'Day' }]}
        yAxis={[{ label: 'Kites' }]}
        series={[{ data: [4, 7, 15, 19], label: 'Kites' }]}
        sx={{ border: '1px dashed', borderColor: 'divider' }}
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          columnGap: 4,
          px: 3,
        }}
      >
        {sides.map((side) => (
          <div key={side}>
            <Typography variant="body2">{`${side}: ${margin[side]}`}</Typography>
            <Slider
              size="small"
              aria-label={side}
              value={margin[side]}
              min={0}
              max={80}
              onChange={(_event, value) => setMargin({ ...margin, [side]: value })}
            />
          </div>
        ))}
      </Box>
    </Stack>
  );
}
