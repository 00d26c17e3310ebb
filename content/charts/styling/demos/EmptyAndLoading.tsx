import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

export default function EmptyAndLoading() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', width: '100%' }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <LineChart aria-label="Chart that is loading" height={160} loading series={[]} />
      </Box>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <LineChart aria-label="Chart without data" height={160} series={[]} />
      </Box>
    </Box>
  );
}
