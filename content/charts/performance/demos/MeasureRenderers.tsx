import * as React from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { createPoints } from './manyPoints.data';

type Renderer = 'svg-single' | 'svg-batch';

interface Result {
  renderer: Renderer;
  points: number;
  elements: number;
  milliseconds: number;
}

const nextPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

export default function MeasureRenderers() {
  const frame = React.useRef<HTMLDivElement>(null);
  const [points, setPoints] = React.useState<number>(2000);
  const [width, setWidth] = React.useState<number>();
  const [shown, setShown] = React.useState<Renderer | null>('svg-batch');
  const [results, setResults] = React.useState<Result[]>([]);
  const data = React.useMemo(() => createPoints(points), [points]);

  // preview-start
  const measure = async (renderer: Renderer): Promise<Result> => {
    setShown(null);
    setWidth(frame.current!.clientWidth);
    await nextPaint();
    const start = performance.now();
    flushSync(() => setShown(renderer));
    await nextPaint();
    const milliseconds = performance.now() - start;
    const elements = frame.current!.querySelectorAll('svg *').length;
    return { renderer, points, elements, milliseconds };
  };

  const measureBoth = async () => {
    const single = await measure('svg-single');
    const batch = await measure('svg-batch');
    setResults((previous) => [...previous, single, batch].slice(-6));
  };
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Number of points"
          value={points}
          onChange={(_event, value: number | null) => setPoints(value ?? points)}
        >
          {[500, 2000, 8000].map((count) => (
            <ToggleButton key={count} value={count}>
              {count.toLocaleString('en-US')}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Button variant="contained" onClick={() => void measureBoth()}>
          Measure in this browser
        </Button>
      </Stack>
      <Box ref={frame} sx={{ height: 240 }}>
        {shown && (
          <ScatterChart
            aria-label={`${points} points in two clouds`}
            height={240}
            width={width}
            margin={0}
            xAxis={[{ position: 'none' }]}
            yAxis={[{ position: 'none' }]}
            series={[{ data, markerSize: 2 }]}
            renderer={shown}
          />
        )}
      </Box>
      <Table size="small" aria-label="Measurements">
        <TableHead>
          <TableRow>
            <TableCell>Renderer</TableCell>
            <TableCell align="right">Points</TableCell>
            <TableCell align="right">Elements</TableCell>
            <TableCell align="right">Time (ms)</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {results.map(({ renderer, points: count, elements, milliseconds }, index) => (
            <TableRow key={`${index}-${renderer}`}>
              <TableCell>{renderer}</TableCell>
              <TableCell align="right">{count}</TableCell>
              <TableCell align="right">{elements}</TableCell>
              <TableCell align="right">{Math.round(milliseconds)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Stack>
  );
}
