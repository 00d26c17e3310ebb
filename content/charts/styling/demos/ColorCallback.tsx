import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

const years = ['2020', '2021', '2022', '2023', '2024', '2025'];

export default function ColorCallback() {
  const theme = useTheme();
  const { primary, error } = (theme.vars ?? theme).palette;

  return (
    <BarChart
      aria-label="Surplus or loss of a village shop per year; losses in 2020 and 2023"
      height={280}
      hideLegend
      xAxis={[{ data: years, label: 'Year' }]}
      yAxis={[{ label: 'Result (€1,000)' }]}
      series={[
        {
          data: [-4, 3, 7, -2, 5, 9],
          label: 'Result',
          color: primary.main,
          colorGetter: ({ value }) => ((value ?? 0) < 0 ? error.main : primary.main),
        },
      ]}
    />
  );
}
