import * as React from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useChartProApiRef } from '@mui/x-charts-pro/hooks';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';

const formats = ['image/png', 'image/jpeg', 'image/webp'];

export default function ImageFormats() {
  const apiRef = useChartProApiRef<'line'>();
  const [type, setType] = React.useState<string>('image/png');
  const [quality, setQuality] = React.useState<number>(0.9);

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <TextField
          select
          size="small"
          label="type"
          value={type}
          onChange={(event) => setType(event.target.value)}
          sx={{ width: 140 }}
        >
          {formats.map((format) => (
            <MenuItem key={format} value={format}>
              {format}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          size="small"
          type="number"
          label="quality"
          value={quality}
          disabled={type === 'image/png'}
          onChange={(event) => setQuality(Number(event.target.value))}
          slotProps={{ htmlInput: { min: 0.1, max: 1, step: 0.1 } }}
          sx={{ width: 90 }}
        />
        <Button
          variant="outlined"
          // preview-start
          onClick={() => apiRef.current?.exportAsImage({ type, quality, fileName: 'bees' })}
          // preview-end
        >
          Download
        </Button>
      </Stack>
      <LineChartPro
        apiRef={apiRef}
        aria-label="Weight of a beehive, which doubles from April to July"
        height={240}
        hideLegend
        xAxis={[{ scaleType: 'point', data: ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'] }]}
        yAxis={[{ min: 0, label: 'Weight (kg)' }]}
        series={[{ data: [26, 34, 47, 55, 51, 38], label: 'Weight' }]} // invented data
      />
    </Stack>
  );
}
