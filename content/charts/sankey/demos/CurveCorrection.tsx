import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { water } from './water.data';

export default function CurveCorrection() {
  const [curveCorrection, setCurveCorrection] = React.useState<number>(10);

  return (
    <Stack sx={{ width: '100%' }}>
      <Typography id="sankey-correction" variant="body2">
        {`curveCorrection: ${curveCorrection}`}
      </Typography>
      <Slider
        aria-labelledby="sankey-correction"
        min={-20}
        max={60}
        value={curveCorrection}
        onChange={(_, value) => setCurveCorrection(value)}
      />
      <div dir="ltr">
        {/* preview-start */}
        <SankeyChart
          aria-label="Flow of water in a town with adjusted curves. Invented data."
          height={300}
          series={{ data: { links: water }, linkOptions: { curveCorrection } }}
        />
        {/* preview-end */}
      </div>
    </Stack>
  );
}
