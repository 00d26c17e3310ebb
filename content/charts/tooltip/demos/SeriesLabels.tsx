import { BarChart } from '@mui/x-charts/BarChart';

const labels = {
  knot: { short: 'Knot', full: 'Red knot (Calidris canutus)' },
  dunlin: { short: 'Dunlin', full: 'Dunlin (Calidris alpina)' },
};

// preview-start
const label = (name: keyof typeof labels) => (location: 'tooltip' | 'legend') =>
  location === 'tooltip' ? labels[name].full : labels[name].short;
// preview-end

export default function SeriesLabels() {
  return (
    <BarChart
      aria-label="Birds counted per month of a winter"
      height={260}
      xAxis={[{ data: ['Dec', 'Jan', 'Feb'], label: 'Month' }]}
      yAxis={[{ width: 72, label: 'Birds counted' }]}
      series={[
        { data: [420, 510, 380], label: label('knot') },
        { data: [290, 340, 360], label: label('dunlin') },
      ]}
    />
  );
}
