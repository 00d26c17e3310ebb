import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { applicants } from './residency.data';

export default function GapAndRadius() {
  const [gap, setGap] = React.useState<number>(8);
  const [borderRadius, setBorderRadius] = React.useState<number>(8);

  return (
    <Stack sx={{ width: '100%' }}>
      <Typography id="funnel-gap" variant="body2">{`gap: ${gap}`}</Typography>
      <Slider
        aria-labelledby="funnel-gap"
        max={24}
        value={gap}
        onChange={(_, value) => setGap(value)}
      />
      <Typography id="funnel-radius" variant="body2">{`borderRadius: ${borderRadius}`}</Typography>
      <Slider
        aria-labelledby="funnel-radius"
        max={24}
        value={borderRadius}
        onChange={(_, value) => setBorderRadius(value)}
      />
      {/* preview-start */}
      <FunnelChart
        aria-label="Applicants in each step with rounded sections. Invented data."
        height={260}
        gap={gap}
        hideLegend
        series={[{ data: applicants, borderRadius, sectionLabel: false }]}
      />
      {/* preview-end */}
    </Stack>
  );
}
