import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import { BarChart, type BarLabelProps } from '@mui/x-charts/BarChart';
import { useAnimate, useAnimateBarLabel } from '@mui/x-charts/hooks';

// preview-start
function CountingLabel(props: BarLabelProps) {
  const { color: _color, children, ...position } = props;
  const theme = useTheme();
  const { ref, x, y } = useAnimateBarLabel(position);
  const { ref: textRef, text } = useAnimate(
    { value: Number(children) },
    {
      createInterpolator: (from, to) => (t) => ({
        value: from.value + (to.value - from.value) * t,
      }),
      transformProps: ({ value }) => ({ text: String(Math.round(value)) }),
      applyProps: (element: SVGTSpanElement, animated) => {
        element.textContent = animated.text;
      },
      initialProps: { value: 0 },
      skip: props.skipAnimation,
    },
  );

  return (
    <text ref={ref} x={x} y={y} textAnchor="middle" fill={theme.palette.text.primary}>
      <tspan ref={textRef}>{text}</tspan>
    </text>
  );
}
// preview-end

// Invented data
const shifts = [
  [182, 240, 131],
  [95, 310, 204],
];

export default function CountingLabels() {
  const [index, setIndex] = React.useState<number>(0);

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <Button variant="outlined" sx={{ alignSelf: 'start' }} onClick={() => setIndex(1 - index)}>
        Next shift
      </Button>
      <BarChart
        aria-label="Parts made by three machines in one shift"
        height={240}
        hideLegend
        xAxis={[{ data: ['Press', 'Lathe', 'Mill'] }]}
        yAxis={[{ max: 350, label: 'Parts' }]}
        series={[{ data: shifts[index]!, barLabel: 'value', barLabelPlacement: 'outside' }]}
        slots={{ barLabel: CountingLabel }}
      />
    </Stack>
  );
}
