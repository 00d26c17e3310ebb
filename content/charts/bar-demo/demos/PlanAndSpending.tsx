import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { Figure } from '../../shared/figure';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];
const dollars = (value: number | null) => `$${value}k`;

export default function PlanAndSpending() {
  const { palette } = useTheme();

  return (
    <Figure
      headline="Repairs pushed the library over its plan in the second half"
      measure="Spending of a town library per quarter, in thousand dollars"
      source="Invented data"
    >
      <BarChart
        aria-label="Planned and actual spending of a library. Spending exceeds the plan in the third quarter, 101 to 88, and in the fourth, 112 to 92 thousand dollars."
        height={280}
        margin={{ left: 0, right: 0, bottom: 0 }}
        slotProps={{ legend: { position: { vertical: 'top', horizontal: 'start' } } }}
        grid={{ horizontal: true }}
        xAxis={[{ data: quarters, categoryGapRatio: 0.35, barGapRatio: 0.08, disableTicks: true }]}
        yAxis={[
          {
            width: 48,
            tickNumber: 4,
            disableLine: true,
            disableTicks: true,
            valueFormatter: (value: number) => `$${value}k`,
          },
        ]}
        // preview-start
        series={[
          { data: [84, 86, 88, 92], label: 'Plan', color: palette.grey[500] },
          { data: [52, 51, 54, 55], label: 'Staff', stack: 'spent', color: palette.primary.main },
          { data: [22, 20, 21, 23], label: 'Books', stack: 'spent', color: palette.success.main },
          { data: [6, 9, 26, 34], label: 'Repairs', stack: 'spent', color: palette.warning.main },
        ].map((series) => ({ ...series, valueFormatter: dollars }))}
        // preview-end
      />
    </Figure>
  );
}
