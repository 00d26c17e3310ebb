import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  blueberryTwilightPalette,
  cheerfulFiestaPalette,
  cyanPalette,
  mangoFusionPalette,
  rainbowSurgePalette,
  strawberrySkyPalette,
} from '@mui/x-charts/colorPalettes';

const palettes = {
  rainbowSurgePalette,
  blueberryTwilightPalette,
  mangoFusionPalette,
  cheerfulFiestaPalette,
  strawberrySkyPalette,
  cyanPalette,
};

const series = [8, 7, 6, 5, 4, 3].map((value, index) => ({
  data: [value, value + 2],
  label: `Series ${index + 1}`,
}));

export default function BuiltInPalettes() {
  const [name, setName] = React.useState<keyof typeof palettes>('blueberryTwilightPalette');

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <TextField
        select
        size="small"
        label="Palette"
        value={name}
        onChange={(event) => setName(event.target.value as keyof typeof palettes)}
        sx={{ width: 240, maxWidth: '100%' }}
      >
        {Object.keys(palettes).map((key) => (
          <MenuItem key={key} value={key}>
            {key}
          </MenuItem>
        ))}
      </TextField>
      <BarChart
        aria-label={`Six series in the colours of ${name}`}
        height={240}
        colors={palettes[name]}
        xAxis={[{ data: ['First', 'Second'] }]}
        series={series}
      />
    </Stack>
  );
}
