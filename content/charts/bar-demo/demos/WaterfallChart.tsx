import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { Figure } from '../../shared/figure';

// preview-start
const steps = [
  { name: 'Tickets', change: 184 },
  { name: 'Bar', change: 62 },
  { name: 'Grants', change: 40 },
  { name: 'Artists', change: -118 },
  { name: 'Staff', change: -74 },
  { name: 'Rent', change: -53 },
];
const ends = steps.map((_step, index) =>
  steps.slice(0, index + 1).reduce((sum, { change }) => sum + change, 0),
);
const total = ends[ends.length - 1]!;
const bars = [
  ...steps.map(({ name, change }, index) => ({
    name,
    change,
    base: Math.min(ends[index]!, ends[index]! - change),
    size: Math.abs(change),
  })),
  { name: 'Left', change: total, base: 0, size: total },
];
// preview-end

const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value)}`;

export default function WaterfallChart() {
  const { palette } = useTheme();
  const colorOf = (index: number) => {
    if (index === steps.length) {
      return palette.primary.main;
    }
    return bars[index]!.change < 0 ? palette.error.main : palette.success.main;
  };

  return (
    <Figure
      headline="A festival that earned $286k keeps $41k"
      measure="Income and expenses of one summer, in thousand dollars"
      source="Invented data"
    >
      <BarChart
        aria-label="Waterfall from income to profit: tickets 184, bar 62, grants 40, artists minus 118, staff minus 74, rent minus 53, left 41 thousand dollars."
        height={300}
        hideLegend
        margin={{ left: 0, right: 0, top: 4, bottom: 0 }}
        xAxis={[{ data: bars.map(({ name }) => name), categoryGapRatio: 0.12, disableTicks: true }]}
        yAxis={[{ position: 'none', max: 315 }]}
        // preview-start
        series={[
          {
            stack: 'steps',
            color: 'transparent',
            data: bars.map(({ base }) => base),
            valueFormatter: () => null,
          },
          {
            stack: 'steps',
            label: 'Change',
            data: bars.map(({ size }) => size),
            colorGetter: ({ dataIndex }) => colorOf(dataIndex),
            barLabel: ({ dataIndex }) => signed(bars[dataIndex]!.change),
            barLabelPlacement: 'outside',
            valueFormatter: (_value, { dataIndex }) => signed(bars[dataIndex]!.change),
          },
        ]}
        // preview-end
      />
    </Figure>
  );
}
