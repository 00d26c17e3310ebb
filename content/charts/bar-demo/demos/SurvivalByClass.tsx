import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { Figure } from '../../shared/figure';

const survivors = [
  { group: 'First class', women: 97, men: 34 },
  { group: 'Second class', women: 88, men: 14 },
  { group: 'Third class', women: 46, men: 17 },
  { group: 'Crew', women: 87, men: 22 },
];
const percent = (value: number | null) => `${value}%`;

export default function SurvivalByClass() {
  const { palette } = useTheme();
  const shared = {
    barLabelPlacement: 'outside' as const,
    barLabel: ({ value }: { value: number | null }) => percent(value),
    valueFormatter: percent,
  };

  return (
    <Figure
      headline="On the Titanic, class mattered more for women than for men"
      measure="Share of each group that survived, children included"
      source="Source: British Board of Trade inquiry, 1912, as counted by R. Dawson (1995)"
    >
      <BarChart
        aria-label="Share of survivors of the Titanic. Women: 97% of first class, 88% of second, 46% of third, 87% of the crew. Men: 34%, 14%, 17%, and 22%."
        height={280}
        margin={{ left: 0, right: 0, top: 4, bottom: 0 }}
        dataset={survivors}
        // preview-start
        xAxis={[{ dataKey: 'group', categoryGapRatio: 0.3, barGapRatio: 0.05, disableTicks: true }]}
        yAxis={[{ position: 'none', min: 0, max: 105 }]}
        series={[
          { ...shared, dataKey: 'women', label: 'Women and girls', color: palette.secondary.main },
          { ...shared, dataKey: 'men', label: 'Men and boys', color: palette.grey[500] },
        ]}
        slotProps={{ legend: { position: { vertical: 'top', horizontal: 'start' } } }}
        // preview-end
      />
    </Figure>
  );
}
