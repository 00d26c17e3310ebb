import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { Figure } from '../../shared/figure';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const formatPower = (value: number | null) => `${Math.abs(value ?? 0)} GWh`;

export default function ImportsAndExports() {
  const { palette } = useTheme();

  return (
    <Figure
      headline="From April to September, the island hardly needs the mainland"
      measure="Electricity produced on the island (above) and bought from the mainland (below), GWh"
      source="Invented data"
    >
      <BarChart
        aria-label="Electricity of an island per month. Solar power peaks in June at 31 gigawatt hours. From April to September the island imports at most 4 gigawatt hours."
        height={300}
        margin={{ left: 0, right: 0, bottom: 0 }}
        slotProps={{ legend: { position: { vertical: 'top', horizontal: 'start' } } }}
        grid={{ horizontal: true }}
        xAxis={[
          {
            data: months,
            tickSpacing: 36,
            categoryGapRatio: 0.2,
            disableTicks: true,
            disableLine: true,
          },
        ]}
        // preview-start
        yAxis={[
          {
            min: -30,
            max: 45,
            width: 32,
            disableLine: true,
            disableTicks: true,
            valueFormatter: (value: number) => String(Math.abs(value)),
          },
        ]}
        series={[
          {
            label: 'Solar',
            color: palette.warning.main,
            data: [4, 7, 14, 22, 28, 31, 30, 26, 18, 10, 5, 3],
          },
          {
            label: 'Wind',
            color: palette.success.main,
            data: [19, 17, 16, 14, 11, 9, 9, 10, 13, 16, 18, 20],
          },
          {
            label: 'Mainland',
            color: palette.grey[500],
            data: [-21, -18, -9, -3, -1, 0, 0, -1, -4, -12, -18, -22],
          },
        ].map((series) => ({ ...series, stack: 'power', valueFormatter: formatPower }))}
        // preview-end
      />
    </Figure>
  );
}
