import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const ranges = { angle: [-90, 90], fontSize: [8, 20] } as const;

export default function TextStyles() {
  const [style, setStyle] = React.useState({ angle: -45, fontSize: 13 });

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <BarChart
        aria-label="Crates of apples picked per variety"
        height={300}
        hideLegend
        // preview-start
        xAxis={[
          {
            data: ['Russet', 'Pippin', 'Reinette', 'Calville'],
            tickLabelStyle: style,
            height: 90,
            label: 'Variety',
          },
        ]}
        yAxis={[{ label: 'Crates', labelStyle: { fontStyle: 'italic' } }]}
        // preview-end
        series={[{ data: [34, 52, 28, 19], label: 'Crates' }]}
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          columnGap: 4,
          px: 3,
        }}
      >
        {(Object.keys(ranges) as (keyof typeof ranges)[]).map((name) => (
          <div key={name}>
            <Typography variant="body2">{`${name}: ${style[name]}`}</Typography>
            <Slider
              size="small"
              aria-label={name}
              value={style[name]}
              min={ranges[name][0]}
              max={ranges[name][1]}
              onChange={(_event, value) => setStyle({ ...style, [name]: value })}
            />
          </div>
        ))}
      </Box>
    </Stack>
  );
}
