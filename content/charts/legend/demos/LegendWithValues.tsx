import Box from '@mui/material/Box';
import { useLegend, useLineSeries } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

// preview-start
function TotalsLegend() {
  const { items } = useLegend();
  const series = useLineSeries(items.map((item) => item.seriesId!));

  return (
    <Box
      component="ul"
      sx={{ gridArea: 'legend', display: 'flex', flexWrap: 'wrap', gap: 3, m: 1, p: 0 }}
    >
      {items.map((item, index) => (
        <Box component="li" key={item.seriesId} sx={{ listStyle: 'none', typography: 'body2' }}>
          <Box sx={{ height: 4, bgcolor: item.color, mb: 0.5 }} />
          {item.label} <b>{series[index]!.data.at(-1)}</b>
        </Box>
      ))}
    </Box>
  );
}
// preview-end

// Invented data
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

export default function LegendWithValues() {
  return (
    <LineChart
      aria-label="Members of a sports club: climbing grew from 88 to 171"
      height={280}
      slots={{ legend: TotalsLegend }}
      xAxis={[{ scaleType: 'point', data: months }]}
      yAxis={[{ min: 0, label: 'Members' }]}
      series={[
        { data: [88, 97, 112, 130, 149, 171], label: 'Climbing' },
        { data: [140, 139, 143, 141, 144, 142], label: 'Rowing' },
        { data: [96, 92, 90, 84, 79, 73], label: 'Judo' },
      ]}
    />
  );
}
