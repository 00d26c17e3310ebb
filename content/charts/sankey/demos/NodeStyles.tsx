import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { water } from './water.data';

export default function NodeStyles() {
  const [width, setWidth] = React.useState<number>(8);
  const [padding, setPadding] = React.useState<number>(20);
  const [showLabels, setShowLabels] = React.useState<boolean>(true);

  return (
    <Stack sx={{ width: '100%' }}>
      <Typography id="sankey-width" variant="body2">{`width: ${width}`}</Typography>
      <Slider
        aria-labelledby="sankey-width"
        min={2}
        max={40}
        value={width}
        onChange={(_, value) => setWidth(value)}
      />
      <Typography id="sankey-padding" variant="body2">{`padding: ${padding}`}</Typography>
      <Slider
        aria-labelledby="sankey-padding"
        max={40}
        value={padding}
        onChange={(_, value) => setPadding(value)}
      />
      <FormControlLabel
        control={<Switch checked={showLabels} onChange={(_, on) => setShowLabels(on)} />}
        label="showLabels"
      />
      <div dir="ltr">
        <SankeyChart
          aria-label="Flow of water in a town with different nodes. Invented data."
          height={300}
          // preview-start
          series={{
            data: { links: water },
            nodeOptions: { width, padding, showLabels },
          }}
          // preview-end
        />
      </div>
    </Stack>
  );
}
