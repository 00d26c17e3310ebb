import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartNote } from '../../shared/chartNote';
import { Figure } from '../../shared/figure';

const ages = [
  { age: '80+', men: 310, women: 520 },
  { age: '70–79', men: 640, women: 730 },
  { age: '60–69', men: 890, women: 920 },
  { age: '50–59', men: 860, women: 850 },
  { age: '40–49', men: 620, women: 600 },
  { age: '30–39', men: 430, women: 390 },
  { age: '20–29', men: 240, women: 180 },
  { age: '10–19', men: 470, women: 450 },
  { age: '0–9', men: 400, women: 380 },
];
const formatPeople = (value: number | null) => `${Math.abs(value ?? 0)} people`;

export default function PopulationPyramid() {
  const { palette } = useTheme();
  const shared = { stack: 'people', valueFormatter: formatPeople };

  return (
    <Figure
      headline="The young leave the island, and the women among them first"
      measure="Inhabitants by age group"
      source="Invented data"
    >
      <BarChart
        aria-label="Inhabitants by age: the group from 20 to 29 is the smallest with 240 men and 180 women, the group from 60 to 69 the largest with 890 men and 920 women."
        height={320}
        hideLegend
        margin={{ left: 0, right: 20, top: 28, bottom: 0 }}
        // preview-start
        layout="horizontal"
        yAxis={[
          {
            data: ages.map(({ age }) => age),
            width: 52,
            categoryGapRatio: 0.1,
            disableLine: true,
            disableTicks: true,
          },
        ]}
        xAxis={[
          {
            min: -1000,
            max: 1000,
            tickNumber: 4,
            disableTicks: true,
            valueFormatter: (value: number) => String(Math.abs(value)),
          },
        ]}
        series={[
          {
            ...shared,
            label: 'Men',
            color: palette.primary.main,
            data: ages.map(({ men }) => -men),
          },
          {
            ...shared,
            label: 'Women',
            color: palette.secondary.main,
            data: ages.map(({ women }) => women),
          },
        ]}
      >
        <ChartNote x={-500} y="80+" dy={-30} bold color={palette.primary.main} lines={['Men']} />
        <ChartNote x={500} y="80+" dy={-30} bold color={palette.secondary.main} lines={['Women']} />
        {/* preview-end */}
        <ChartNote
          x={210}
          y="20–29"
          anchor="start"
          lines={['180 women in', 'their twenties']}
          dy={-7}
        />
      </BarChart>
    </Figure>
  );
}
