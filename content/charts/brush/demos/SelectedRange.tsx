import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { useBrush, useDrawingArea, useXScale } from '@mui/x-charts/hooks';

// Invented data
const rides = [
  212, 198, 205, 231, 260, 344, 371, 220, 214, 209, 118, 96, 301, 352, 233, 241, 238, 250, 283, 390,
  402, 236, 229, 244, 252, 291, 385, 397,
];
const days = rides.map((_, index) => index + 1);

type Range = [from: number, to: number];

// preview-start
function RangeBrush({ range, onChange }: { range: Range; onChange: (range: Range) => void }) {
  const brush = useBrush();
  const scale = useXScale<'band'>();
  const { left, top, height } = useDrawingArea();

  const toDay = (x: number) =>
    Math.min(days.length, Math.max(1, Math.ceil((x - left) / scale.step())));
  const from = brush ? toDay(Math.min(brush.start.x, brush.current.x)) : range[0];
  const to = brush ? toDay(Math.max(brush.start.x, brush.current.x)) : range[1];

  React.useEffect(() => {
    if (from !== range[0] || to !== range[1]) {
      onChange([from, to]);
    }
  }, [from, to, range, onChange]);

  const x = scale(from)!;
  const width = scale(to)! + scale.bandwidth() - x;
  return <rect {...{ x, y: top, width, height }} fill="currentColor" fillOpacity={0.1} />;
}
// preview-end

export default function SelectedRange() {
  const [range, setRange] = React.useState<Range>([8, 14]);
  const total = rides.slice(range[0] - 1, range[1]).reduce((sum, value) => sum + value, 0);

  return (
    <Stack sx={{ width: '100%', color: 'text.primary' }}>
      <Typography variant="body2" role="status">
        {`${total.toLocaleString('en-US')} rides from June ${range[0]} to June ${range[1]}`}
      </Typography>
      <BarChart
        aria-label="Rides of a bicycle rental per day in June, most of them on weekends"
        height={260}
        hideLegend
        brushConfig={{ enabled: true }}
        xAxis={[{ data: days, label: 'Day in June' }]}
        yAxis={[{ label: 'Rides' }]}
        series={[{ data: rides, label: 'Rides' }]}
      >
        <RangeBrush range={range} onChange={setRange} />
      </BarChart>
      <Slider
        value={range}
        min={1}
        max={days.length}
        onChange={(_, value) => setRange(value as Range)}
        getAriaLabel={(index) => (index === 0 ? 'First day' : 'Last day')}
        valueLabelDisplay="auto"
        size="small"
        sx={{ alignSelf: 'center', width: 'calc(100% - 120px)' }}
      />
    </Stack>
  );
}
