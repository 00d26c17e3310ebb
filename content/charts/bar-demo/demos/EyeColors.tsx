import { amber, blue, brown, green } from '@mui/material/colors';
import { useTheme } from '@mui/material/styles';
import { BarChart, barClasses } from '@mui/x-charts/BarChart';
import type { BarSeries } from '@mui/x-charts/BarChart';
import { Figure } from '../../shared/figure';

// preview-start
const students = [
  { hair: 'Black', brown: 68, hazel: 15, green: 5, blue: 20 },
  { hair: 'Brown', brown: 119, hazel: 54, green: 29, blue: 84 },
  { hair: 'Red', brown: 26, hazel: 14, green: 14, blue: 17 },
  { hair: 'Blond', brown: 7, hazel: 10, green: 16, blue: 94 },
];

const share: Pick<BarSeries, 'stack' | 'stackOffset' | 'barLabel'> = {
  stack: 'students',
  stackOffset: 'expand',
  barLabel: ({ value }, { bar }) => (bar.width < 28 ? null : String(value)),
};
// preview-end

export default function EyeColors() {
  const { palette } = useTheme();
  const eyes = [
    { key: 'brown', label: 'Brown', color: brown[500] },
    { key: 'hazel', label: 'Hazel', color: amber[700] },
    { key: 'green', label: 'Green', color: green[300] },
    { key: 'blue', label: 'Blue', color: blue[700] },
  ];

  return (
    <Figure
      headline="Three of four blond students have blue eyes"
      measure="Eye color of 592 students by hair color, numbers are students"
      source="Source: R. D. Snee, The American Statistician 28 (1974)"
    >
      <BarChart
        aria-label="Eye color by hair color. 94 of 127 blond students have blue eyes, and 68 of 108 students with black hair have brown eyes."
        height={260}
        margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
        slotProps={{ legend: { position: { vertical: 'top', horizontal: 'start' } } }}
        dataset={students}
        // preview-start
        layout="horizontal"
        xAxis={[{ position: 'none' }]}
        yAxis={[{ dataKey: 'hair', width: 52, disableLine: true, disableTicks: true }]}
        series={eyes.map(({ key, label, color }) => ({
          ...share,
          id: key,
          dataKey: key,
          label,
          color,
        }))}
        sx={eyes.map(({ key, color }) => ({
          [`& [data-series="${key}"] .${barClasses.label}`]: {
            fill: palette.getContrastText(color),
          },
        }))}
        // preview-end
      />
    </Figure>
  );
}
