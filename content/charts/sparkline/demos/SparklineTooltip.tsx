import Stack from '@mui/material/Stack';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const letters = [310, 280, 342, 295, 361, 388, 204];
const formatLetters = (value: number | null) => `${value} letters`;

export default function SparklineTooltip() {
  return (
    <Stack direction="row" sx={{ width: '100%', maxWidth: 420, gap: 3 }}>
      <SparkLineChart
        aria-label="Letters per day as a line"
        data={letters}
        height={80}
        showTooltip
        showHighlight
        valueFormatter={formatLetters}
      />
      <SparkLineChart
        aria-label="Letters per day as bars"
        data={letters}
        height={80}
        plotType="bar"
        showTooltip
        showHighlight
        valueFormatter={formatLetters}
      />
    </Stack>
  );
}
