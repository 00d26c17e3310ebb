import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { harbor, metrics } from './shops.data';

export default function GridStyles() {
  const [shape, setShape] = React.useState<'sharp' | 'circular'>('circular');
  const [divisions, setDivisions] = React.useState<number>(5);
  const [stripes, setStripes] = React.useState<'default' | 'null'>('default');

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <TextField
          select
          size="small"
          label="shape"
          value={shape}
          onChange={(event) => setShape(event.target.value as typeof shape)}
        >
          <MenuItem value="sharp">sharp</MenuItem>
          <MenuItem value="circular">circular</MenuItem>
        </TextField>
        <TextField
          select
          size="small"
          label="stripeColor"
          value={stripes}
          onChange={(event) => setStripes(event.target.value as typeof stripes)}
        >
          <MenuItem value="default">default</MenuItem>
          <MenuItem value="null">null</MenuItem>
        </TextField>
        <Slider
          aria-label="divisions"
          min={1}
          max={10}
          marks
          valueLabelDisplay="auto"
          value={divisions}
          onChange={(_, value) => setDivisions(value)}
          sx={{ width: 140 }}
        />
      </Stack>
      {/* preview-start */}
      <RadarChart
        aria-label="Ratings of a café on different grids. Invented data."
        height={280}
        shape={shape}
        divisions={divisions}
        stripeColor={stripes === 'null' ? null : undefined}
        // preview-end
        hideLegend
        radar={{ max: 5, metrics }}
        series={[{ data: harbor, label: 'Harbor café', fillArea: true }]}
      />
    </Stack>
  );
}
