import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import type { AxisItemIdentifier } from '@mui/x-charts/models';

// Invented data
const minutes = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18];
const heights = [0, 310, 720, 1180, 1490, 1620, 1540, 1120, 560, 40];

export default function ControlledAxis() {
  const [index, setIndex] = React.useState<number>(5);

  const handleChange = (items: AxisItemIdentifier[]) => {
    const item = items.find(({ axisId }) => axisId === 'time');
    if (item) {
      setIndex(item.dataIndex);
    }
  };

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <LineChart
        aria-label="Altitude of a balloon that rises to 1,620 m within ten minutes"
        height={260}
        hideLegend
        yAxis={[{ width: 70, label: 'Altitude (m)' }]}
        series={[{ data: heights, label: 'Altitude' }]}
        // preview-start
        xAxis={[{ id: 'time', data: minutes, label: 'Minutes' }]}
        highlightedAxis={[{ axisId: 'time', dataIndex: index }]}
        onHighlightedAxisChange={handleChange}
        // preview-end
      />
      <Stack direction="row" sx={{ gap: 3, px: 2, alignItems: 'center' }}>
        <Slider
          aria-label="Minute"
          value={index}
          max={minutes.length - 1}
          getAriaValueText={(value) => `${minutes[value]} minutes`}
          onChange={(_event, value) => setIndex(value)}
        />
        <Typography variant="body2" sx={{ minWidth: 130 }}>
          {minutes[index]} min: {heights[index]} m
        </Typography>
      </Stack>
    </Stack>
  );
}
