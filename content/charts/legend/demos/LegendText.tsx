import { labelMarkClasses } from '@mui/x-charts/ChartsLabel';
import { legendClasses } from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';

// Invented data
const weeks = [20, 22, 24, 26, 28, 30, 32, 34];

export default function LegendText() {
  return (
    <LineChart
      aria-label="Honey per hive: the meadow hives peak in week 24, the forest hives in week 30"
      height={280}
      xAxis={[{ data: weeks, label: 'Week', valueFormatter: (week: number) => String(week) }]}
      yAxis={[{ label: 'Honey (kg)' }]}
      series={[
        { data: [2, 6, 11, 9, 6, 4, 2, 1], label: 'Meadow' },
        { data: [1, 2, 4, 7, 12, 14, 8, 3], label: 'Forest' },
      ]}
      // preview-start
      slotProps={{
        legend: {
          sx: {
            typography: 'body1',
            fontWeight: 'medium',
            gap: 4,
            [`.${legendClasses.series}`]: { gap: 1.5 },
            [`.${labelMarkClasses.line}`]: { width: 28 },
          },
        },
      }}
      // preview-end
    />
  );
}
