import * as React from 'react';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ChartsBrushOverlay } from '@mui/x-charts/ChartsBrushOverlay';
import { useBrush, useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const trees = Array.from({ length: 60 }, (_, id) => ({
  id,
  x: Math.round(12 + id * 0.9 + 6 * Math.sin(id * 2.1)),
  y: Math.round(10 * (4 + id * 0.22 + 3 * Math.sin(id * 1.3))) / 10,
}));

type SetIds = React.Dispatch<React.SetStateAction<number[]>>;

// preview-start
function SelectionListener({ setIds }: { setIds: SetIds }) {
  const brush = useBrush();
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();

  React.useEffect(() => {
    if (!brush) {
      return;
    }
    const { start, current } = brush;
    const isBetween = (pixel: number, a: number, b: number) => (pixel - a) * (pixel - b) <= 0;
    const ids = trees
      .filter(({ x }) => isBetween(xScale(x), start.x, current.x))
      .filter(({ y }) => isBetween(yScale(y), start.y, current.y))
      .map(({ id }) => id);
    // The same array when nothing changed, otherwise the new scales start the effect again.
    setIds((previous) => (previous.join() === ids.join() ? previous : ids));
  }, [brush, xScale, yScale, setIds]);

  return null;
}
// preview-end

export default function PointSelection() {
  const { palette } = useTheme();
  const [ids, setIds] = React.useState<number[]>([]);

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <ScatterChart
        aria-label="Trees of an orchard by diameter and height"
        height={300}
        brushConfig={{ enabled: true }}
        xAxis={[{ label: 'Diameter (cm)', min: 0, max: 80 }]}
        yAxis={[{ label: 'Height (m)', min: 0, max: 22 }]}
        series={[
          {
            data: trees,
            markerSize: 5,
            colorGetter: ({ dataIndex }) =>
              ids.includes(dataIndex) ? palette.primary.main : palette.grey[500],
          },
        ]}
      >
        <ChartsBrushOverlay />
        <SelectionListener setIds={setIds} />
      </ScatterChart>
      <Typography variant="body2">
        {ids.length === 0
          ? 'Drag a rectangle around some trees. Invented data.'
          : `${ids.length} of ${trees.length} trees selected`}
      </Typography>
    </Stack>
  );
}
