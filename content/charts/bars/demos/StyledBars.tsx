import { BarChart, barClasses } from '@mui/x-charts/BarChart';

export default function StyledBars() {
  return (
    <BarChart
      aria-label="Trees planted per year, actual and planned"
      height={280}
      xAxis={[{ data: ['2022', '2023', '2024', '2025'] }]}
      yAxis={[{ label: 'Trees planted' }]}
      series={[
        { id: 'actual', data: [320, 410, 395, 480], label: 'Actual' },
        { id: 'planned', data: [350, 400, 450, 500], label: 'Planned' },
      ]}
      // preview-start
      sx={(theme) => ({
        [`& .${barClasses.series}[data-series="planned"] .${barClasses.element}`]: {
          fillOpacity: 0.25,
          stroke: theme.palette.text.primary,
          strokeDasharray: '4 3',
        },
      })}
      // preview-end
    />
  );
}
