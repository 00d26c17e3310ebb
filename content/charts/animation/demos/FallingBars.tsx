import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { BarChart, type BarProps } from '@mui/x-charts/BarChart';
import { useAnimate, useDrawingArea } from '@mui/x-charts/hooks';

// preview-start
function FallingBar(props: BarProps) {
  const { className, color, onClick, onPointerEnter, onPointerLeave, x, width, height } = props;
  const { top } = useDrawingArea();
  const { ref, y } = useAnimate(
    { y: props.y },
    {
      createInterpolator: (from, to) => (t) => ({ y: from.y + (to.y - from.y) * t }),
      transformProps: (current) => current,
      applyProps: (element: SVGRectElement, current) =>
        element.setAttribute('y', String(current.y)),
      initialProps: { y: top - props.height },
      skip: props.skipAnimation,
    },
  );
  const handlers = { onClick, onPointerEnter, onPointerLeave };
  return <rect ref={ref} {...{ className, x, y, width, height }} {...handlers} fill={color} />;
}
// preview-end

export default function FallingBars() {
  const [key, setKey] = React.useState<number>(0);

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <Button variant="outlined" sx={{ alignSelf: 'start' }} onClick={() => setKey(key + 1)}>
        Run again
      </Button>
      <BarChart
        key={key}
        aria-label="Snow in four valleys"
        height={240}
        hideLegend
        xAxis={[{ data: ['Upper', 'Side', 'Main', 'Lower'] }]}
        yAxis={[{ label: 'Snow (cm)' }]}
        series={[{ data: [142, 118, 74, 31], label: 'Snow' }]} // invented data
        slots={{ bar: FallingBar }}
      />
    </Stack>
  );
}
