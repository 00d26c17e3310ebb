import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

export default function LineWidth() {
  return (
    <Box sx={{ width: '100%', maxWidth: 300 }}>
      <Typography variant="body2">Newsletter readers: 910</Typography>
      <SparkLineChart
        aria-label="Newsletter readers, rising from 640 to 910"
        data={[640, 655, 720, 702, 790, 845, 910]}
        height={80}
        slotProps={{ line: { strokeWidth: 4 } }}
        clipAreaOffset={{ top: 2, bottom: 2 }}
      />
    </Box>
  );
}
