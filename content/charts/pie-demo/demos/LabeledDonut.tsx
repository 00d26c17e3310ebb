import { useTheme } from '@mui/material/styles';
import { PieChart, pieClasses } from '@mui/x-charts/PieChart';
import { Figure } from '../../shared/figure';

const hours = [
  { label: 'Sleep', value: 56 },
  { label: 'Work', value: 38 },
  { label: 'Leisure', value: 34 },
  { label: 'Chores', value: 24 },
  { label: 'Travel', value: 16 },
];
const total = hours.reduce((sum, { value }) => sum + value, 0);

export default function LabeledDonut() {
  const { palette } = useTheme();
  const colors = [
    palette.primary.main,
    palette.secondary.main,
    palette.success.main,
    palette.warning.main,
    palette.grey[600],
  ];

  return (
    <Figure
      headline="A third of the week is sleep"
      measure="Hours of a week by activity, 168 in total"
      source="Invented data"
    >
      <PieChart
        aria-label="Hours of a week: sleep 56, work 38, leisure 34, chores 24, travel 16"
        height={320}
        hideLegend
        margin={4}
        colors={colors}
        // preview-start
        series={[
          {
            data: hours,
            innerRadius: '30%',
            outerRadius: '60%',
            arcLabel: ({ label, value }) =>
              `${String(label)} ${Math.round((value / total) * 100)}%`,
            arcLabelRadius: '88%',
            valueFormatter: ({ value }) => `${value} hours`,
          },
        ]}
        // preview-end
        sx={{
          [`& .${pieClasses.arcLabel}`]: {
            fontWeight: 600,
            fontSize: 12,
          },
        }}
      />
    </Figure>
  );
}
