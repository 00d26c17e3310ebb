import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import { createSignal } from './manyPoints.data';

const signal = createSignal(50000);

// preview-start
/** Keeps the lowest and the highest value of each bucket, in their order. */
function reduce(values: number[], buckets: number) {
  const size = Math.ceil(values.length / buckets);
  return Array.from({ length: buckets }, (_value, bucket) => {
    let low = bucket * size;
    let high = low;
    for (let index = low; index < Math.min(values.length, (bucket + 1) * size); index += 1) {
      low = values[index]! < values[low]! ? index : low;
      high = values[index]! > values[high]! ? index : high;
    }
    return low < high ? [low, high] : [high, low];
  })
    .flat()
    .filter((index) => index < values.length);
}
// preview-end

export default function ReducedSignal() {
  const [buckets, setBuckets] = React.useState<number>(400);
  const kept = React.useMemo(() => reduce(signal, buckets), [buckets]);
  const values = React.useMemo(() => kept.map((index) => signal[index]!), [kept]);

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <Typography variant="body2">
        {`${kept.length.toLocaleString('en-US')} of 50,000 readings, two per bucket`}
      </Typography>
      <Slider
        aria-label="Number of buckets"
        min={50}
        max={800}
        step={50}
        value={buckets}
        onChange={(_event, value) => setBuckets(value)}
      />
      {/* preview-start */}
      <LineChart
        aria-label="Readings of a sensor with two short peaks, reduced to the extremes of each bucket"
        height={260}
        hideLegend
        skipAnimation
        xAxis={[{ data: kept, domainLimit: 'strict', label: 'Reading', height: 48 }]}
        yAxis={[{ min: 0, max: 120, width: 40 }]}
        series={[{ data: values, label: 'Value', showMark: false, curve: 'linear' }]}
      />
      {/* preview-end */}
    </Stack>
  );
}
