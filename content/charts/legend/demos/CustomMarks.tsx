import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';
import { LineChart } from '@mui/x-charts/LineChart';

// preview-start
function DashedMark({ className, color }: ChartsLabelCustomMarkProps) {
  return (
    <svg viewBox="0 0 24 24">
      <path className={className} d="M0 12h7m3 0h4m3 0h7" stroke={color} strokeWidth={5} />
    </svg>
  );
}
// preview-end

// Invented data
const years = [2021, 2022, 2023, 2024, 2025, 2026, 2027];

export default function CustomMarks() {
  return (
    <LineChart
      aria-label="Electric buses of a city: 64 in 2024, and a plan of 150 for 2027"
      height={260}
      xAxis={[{ data: years, tickMinStep: 1, valueFormatter: (year: number) => String(year) }]}
      yAxis={[{ label: 'Electric buses' }]}
      series={[
        {
          id: 'fleet',
          data: [8, 19, 37, 64, null, null, null],
          label: 'In service',
          color: '#1e88e5',
        },
        {
          id: 'plan',
          data: [null, null, null, 64, 88, 117, 150],
          label: 'Planned',
          color: '#1e88e5',
          labelMarkType: DashedMark,
        },
      ]}
      sx={{ '& .MuiLineElement-root[data-series="plan"]': { strokeDasharray: '6 4' } }}
    />
  );
}
