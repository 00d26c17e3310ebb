import { BarChart, barClasses } from '@mui/x-charts/BarChart';

export default function ValueLabels() {
  return (
    <BarChart
      aria-label="Books lent by a library per shelf"
      height={280}
      hideLegend
      xAxis={[{ data: ['Novels', 'Travel', 'Science', 'Comics'] }]}
      yAxis={[{ label: 'Books lent' }]}
      series={[{ data: [420, 240, 130, 310], label: 'Books lent', barLabel: 'value' }]}
      sx={(theme) => ({
        [`& .${barClasses.label}`]: { fill: theme.palette.common.white, fontWeight: 600 },
      })}
    />
  );
}
