import { BarChart } from '@mui/x-charts/BarChart';
import { legendClasses } from '@mui/x-charts/ChartsLegend';

// Invented data
const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];

export default function ToggleVisibility() {
  return (
    <BarChart
      aria-label="Production of a dairy per quarter"
      height={280}
      xAxis={[{ data: quarters }]}
      yAxis={[{ label: 'Tons' }]}
      // preview-start
      series={[
        { id: 'milk', data: [310, 345, 352, 318], label: 'Milk' },
        { id: 'yogurt', data: [74, 82, 91, 77], label: 'Yogurt' },
        { id: 'cheese', data: [28, 31, 30, 36], label: 'Cheese' },
      ]}
      initialHiddenItems={[{ type: 'bar', seriesId: 'yogurt' }]}
      slotProps={{
        legend: {
          toggleVisibilityOnClick: true,
          sx: {
            [`.${legendClasses.series}.${legendClasses.hidden}`]: {
              opacity: 0.8,
              textDecoration: 'line-through',
            },
          },
        },
      }}
      // preview-end
    />
  );
}
