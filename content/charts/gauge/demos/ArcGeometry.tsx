import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';

const ranges = {
  startAngle: [-180, 0],
  endAngle: [0, 180],
  innerRadius: [0, 95],
  outerRadius: [40, 100],
  cornerRadius: [0, 50],
} as const;

type Arc = Record<keyof typeof ranges, number>;

export default function ArcGeometry() {
  const [arc, setArc] = React.useState<Arc>({
    startAngle: -110,
    endAngle: 110,
    innerRadius: 75,
    outerRadius: 100,
    cornerRadius: 50,
  });

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <Gauge
        aria-label="Humidity of the greenhouse"
        aria-valuetext="68 percent"
        height={200}
        value={68}
        text="68%"
        // preview-start
        startAngle={arc.startAngle}
        endAngle={arc.endAngle}
        innerRadius={`${arc.innerRadius}%`}
        outerRadius={`${arc.outerRadius}%`}
        cornerRadius={`${arc.cornerRadius}%`}
        // preview-end
      />
      <Typography variant="body2" align="center">
        Humidity of the greenhouse
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          columnGap: 4,
          px: 3,
        }}
      >
        {(Object.keys(ranges) as (keyof Arc)[]).map((name) => (
          <div key={name}>
            <Typography variant="body2">{`${name}: ${arc[name]}`}</Typography>
            <Slider
              size="small"
              aria-label={name}
              value={arc[name]}
              min={ranges[name][0]}
              max={ranges[name][1]}
              onChange={(_event, value) => setArc({ ...arc, [name]: value })}
            />
          </div>
        ))}
      </Box>
    </Stack>
  );
}
