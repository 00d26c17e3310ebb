import type { PieValueType } from '@mui/x-charts/models';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

// Invented data
const hours = [
  { value: 8, short: 'Sleep', long: 'Sleep and rest' },
  { value: 7, short: 'Work', long: 'Work, including breaks' },
  { value: 5, short: 'Home', long: 'Cooking, cleaning, and shopping' },
  { value: 4, short: 'Leisure', long: 'Sports, friends, and reading' },
];

// preview-start
const data: PieValueType[] = hours.map(({ value, short, long }, id) => ({
  id,
  value,
  label: (location) => {
    if (location === 'arc') {
      return `${value} h`;
    }
    return location === 'legend' ? short : long;
  },
}));
// preview-end

export default function PieLabels() {
  return (
    <PieChart
      aria-label="Hours of a day: eight for sleep, seven for work, five at home, four for leisure"
      height={260}
      colors={['#3949ab', '#00796b', '#ad1457', '#6d4c41']}
      series={[{ data, arcLabel: 'label', innerRadius: 40 }]}
      sx={{ [`.${pieArcLabelClasses.root}`]: { fill: '#fff', fontWeight: 'bold' } }}
    />
  );
}
