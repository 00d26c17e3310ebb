import { BarChart } from '@mui/x-charts/BarChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { useTheme } from '@mui/material/styles';

// Invented data
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const adults = [34, 41, 29, 38, 57];
const children = [12, 18, 35, 14, 22];

// preview-start
function Totals() {
  const x = useXScale<'band'>();
  const y = useYScale<'linear'>();
  const theme = useTheme();

  return days.map((day, index) => {
    const total = adults[index]! + children[index]!;
    return (
      <text
        key={day}
        x={x(day)! + x.bandwidth() / 2}
        y={y(total) - 6}
        textAnchor="middle"
        fill={theme.palette.text.primary}
        style={{ ...theme.typography.body2, fontWeight: 700 }}
      >
        {total}
      </text>
    );
  });
}
// preview-end

export default function StackTotals() {
  return (
    <BarChart
      aria-label="Swimmers per day: 46, 59, 64, 52, and 79"
      height={280}
      xAxis={[{ data: days }]}
      yAxis={[{ label: 'Swimmers', max: 90 }]}
      series={[
        { data: adults, label: 'Adults', stack: 'swimmers' },
        { data: children, label: 'Children', stack: 'swimmers' },
      ]}
    >
      <Totals />
    </BarChart>
  );
}
