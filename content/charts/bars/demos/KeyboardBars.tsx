import Typography from '@mui/material/Typography';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { birdWinter } from '../../shared/birdCounts.data';

export default function KeyboardBars() {
  return (
    <Stack component="figure" sx={{ width: '100%', m: 0, gap: 1 }}>
      <BarChart
        // preview-start
        aria-labelledby="estuary-caption"
        enableKeyboardNavigation
        // preview-end
        height={280}
        dataset={birdWinter}
        xAxis={[{ dataKey: 'month' }]}
        yAxis={[{ label: 'Birds counted' }]}
        series={[
          { dataKey: 'knot', label: 'Knot' },
          { dataKey: 'curlew', label: 'Curlew' },
        ]}
        slotProps={{ tooltip: { trigger: 'item' } }}
      />
      <Typography component="figcaption" id="estuary-caption" variant="body2" sx={{ px: 2 }}>
        Knots peak in January with 1,080 birds; curlews stay between 122 and 190 all winter.
      </Typography>
    </Stack>
  );
}
