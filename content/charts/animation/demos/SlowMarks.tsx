import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LineChart, markElementClasses } from '@mui/x-charts/LineChart';

// Invented data
const levels = [
  [2.1, 2.4, 3.2, 4.1, 3.6, 2.8],
  [2.8, 3.9, 2.2, 2.9, 4.4, 3.1],
];

export default function SlowMarks() {
  const [index, setIndex] = React.useState<number>(0);

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <Button variant="outlined" sx={{ alignSelf: 'start' }} onClick={() => setIndex(1 - index)}>
        Show year {index === 0 ? 'two' : 'one'}
      </Button>
      <LineChart
        aria-label={`Water level in year ${index === 0 ? 'one' : 'two'}`}
        height={240}
        hideLegend
        xAxis={[{ scaleType: 'point', data: ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'] }]}
        yAxis={[{ min: 0, max: 5, label: 'Level (m)' }]}
        series={[{ data: levels[index]!, label: 'Level' }]}
        // preview-start
        sx={{
          [`.${markElementClasses.root}.${markElementClasses.animate}`]: {
            transitionDuration: '1s',
            transitionTimingFunction: 'ease-out',
          },
          'rect.MuiAppearingMask-animate': { animationDuration: '1.5s' },
        }}
        // preview-end
      />
    </Stack>
  );
}
