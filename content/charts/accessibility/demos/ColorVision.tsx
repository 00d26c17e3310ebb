import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  blueberryTwilightPalette,
  cheerfulFiestaPalette,
  mangoFusionPalette,
  rainbowSurgePalette,
  strawberrySkyPalette,
} from '@mui/x-charts/colorPalettes';

const palettes = {
  'Rainbow Surge': rainbowSurgePalette,
  'Blueberry Twilight': blueberryTwilightPalette,
  'Mango Fusion': mangoFusionPalette,
  'Cheerful Fiesta': cheerfulFiestaPalette,
  'Strawberry Sky': strawberrySkyPalette,
};
const visions = {
  'Full color vision': '1 0 0 0 0  0 1 0 0 0  0 0 1 0 0  0 0 0 1 0',
  'No red cones (protanopia)':
    '.152 1.053 -.205 0 0  .115 .786 .099 0 0  -.004 -.048 1.052 0 0  0 0 0 1 0',
  'No green cones (deuteranopia)':
    '.367 .861 -.228 0 0  .28 .673 .047 0 0  -.012 .043 .969 0 0  0 0 0 1 0',
  'No blue cones (tritanopia)':
    '1.256 -.077 -.179 0 0  -.078 .931 .148 0 0  .005 .691 .304 0 0  0 0 0 1 0',
  'No color (print in gray)':
    '.213 .715 .072 0 0  .213 .715 .072 0 0  .213 .715 .072 0 0  0 0 0 1 0',
};
const fruits = ['Apple', 'Pear', 'Plum', 'Cherry', 'Quince', 'Peach'];

export default function ColorVision() {
  const filterId = React.useId();
  const [palette, setPalette] = React.useState<string>('Rainbow Surge');
  const [vision, setVision] = React.useState<string>('No green cones (deuteranopia)');

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
        <Choice
          label="Palette"
          value={palette}
          names={Object.keys(palettes)}
          onChange={setPalette}
        />
        <Choice
          label="Simulated"
          value={vision}
          names={Object.keys(visions)}
          onChange={setVision}
        />
      </Stack>
      <svg width="0" height="0" aria-hidden style={{ position: 'absolute' }}>
        <filter id={filterId}>
          <feColorMatrix values={visions[vision as keyof typeof visions]} />
        </filter>
      </svg>
      {/* preview-start */}
      <Box sx={{ filter: `url(#${filterId})` }}>
        <BarChart
          aria-label="Fruit harvested per year, with a simulated color vision deficiency"
          height={260}
          colors={palettes[palette as keyof typeof palettes]}
          xAxis={[{ data: ['2024', '2025'] }]}
          series={fruits.map((label, index) => ({ label, data: [40 - index * 4, 24 + index * 3] }))}
        />
      </Box>
      {/* preview-end */}
    </Stack>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  names: string[];
  onChange: (name: string) => void;
}

function Choice({ label, value, names, onChange }: ChoiceProps) {
  return (
    <TextField
      select
      fullWidth
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {names.map((name) => (
        <MenuItem key={name} value={name}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
