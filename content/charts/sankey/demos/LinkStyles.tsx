import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useTheme } from '@mui/material/styles';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

const links = [
  { source: 'Apples', target: 'Juice', value: 42 },
  { source: 'Apples', target: 'Market', value: 31 },
  { source: 'Pears', target: 'Market', value: 18 },
  { source: 'Plums', target: 'Jam', value: 24 },
  { source: 'Plums', target: 'Market', value: 5 },
];

export default function LinkStyles() {
  const { palette } = useTheme();
  const [opacity, setOpacity] = React.useState<number>(0.4);
  const [showValues, setShowValues] = React.useState<boolean>(true);

  return (
    <Stack sx={{ width: '100%' }}>
      <Slider
        aria-label="opacity"
        valueLabelDisplay="auto"
        min={0.1}
        max={1}
        step={0.1}
        value={opacity}
        onChange={(_, value) => setOpacity(value)}
      />
      <FormControlLabel
        control={<Switch checked={showValues} onChange={(_, on) => setShowValues(on)} />}
        label="showValues"
      />
      <div dir="ltr">
        <SankeyChart
          aria-label="Harvest of an orchard with values on the links. Invented data."
          height={320}
          // preview-start
          series={{
            data: { links },
            linkOptions: { color: palette.success.light, opacity, showValues },
          }}
          // preview-end
        />
      </div>
    </Stack>
  );
}
