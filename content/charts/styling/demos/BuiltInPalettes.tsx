import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  blueberryTwilightPalette,
  bluePalette,
  cheerfulFiestaPalette,
  greenPalette,
  mangoFusionPalette,
  orangePalette,
  rainbowSurgePalette,
  strawberrySkyPalette,
} from '@mui/x-charts/colorPalettes';

const palettes = {
  rainbowSurgePalette,
  blueberryTwilightPalette,
  mangoFusionPalette,
  cheerfulFiestaPalette,
  strawberrySkyPalette,
  bluePalette,
  greenPalette,
  orangePalette,
};

const series = ['Mint', 'Sage', 'Dill', 'Basil', 'Thyme', 'Cress'].map((label, index) => ({
  data: [8 - index, 10 - index],
  label,
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
        onChange={(event) => setName(event.target.value as typeof name)}
        sx={{ width: 260, maxWidth: '100%' }}
      >
        {Object.keys(palettes).map((key) => (
          <MenuItem key={key} value={key}>
            {key}
          </MenuItem>
        ))}
      </TextField>
      <BarChart
        aria-label={`Bunches of six herbs sold in two weeks, in the colors of ${name}`}
        height={300}
        // preview-start
        colors={palettes[name]}
        // preview-end
        xAxis={[{ data: ['First week', 'Second week'] }]}
        yAxis={[{ label: 'Bunches sold' }]}
        series={series}
      />
    </Stack>
  );
}
