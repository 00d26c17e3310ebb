import { PieChart, pieClasses } from '@mui/x-charts/PieChart';

export default function StyledSlices() {
  return (
    <PieChart
      aria-label="Loans of a tool library by kind"
      height={220}
      series={[
        {
          id: 'tools',
          data: [
            { id: 'drills', value: 58, label: 'Drills' },
            { id: 'saws', value: 34, label: 'Saws' },
            { id: 'ladders', value: 21, label: 'Ladders' },
          ],
          valueFormatter: ({ value }) => `${value} loans`,
        },
      ]}
      // preview-start
      sx={(theme) => ({
        [`& .${pieClasses.arc}`]: {
          stroke: theme.palette.background.default,
          strokeWidth: 4,
        },
      })}
      // preview-end
    />
  );
}
