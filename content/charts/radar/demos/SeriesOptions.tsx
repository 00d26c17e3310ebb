import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { harbor, library, metrics } from './shops.data';

export default function SeriesOptions() {
  const [fillArea, setFillArea] = React.useState<boolean>(true);
  const [hideMark, setHideMark] = React.useState<boolean>(false);

  return (
    <Stack sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        <FormControlLabel
          control={<Switch checked={fillArea} onChange={(_, on) => setFillArea(on)} />}
          label="fillArea"
        />
        <FormControlLabel
          control={<Switch checked={hideMark} onChange={(_, on) => setHideMark(on)} />}
          label="hideMark"
        />
      </Stack>
      {/* preview-start */}
      <RadarChart
        aria-label="Ratings of two cafés, one filled and one as a line. Invented data."
        height={300}
        radar={{ max: 5, metrics }}
        series={[
          { data: harbor, label: 'Harbor café', fillArea, hideMark },
          { data: library, label: 'Library café', hideMark },
        ]}
      />
      {/* preview-end */}
    </Stack>
  );
}
