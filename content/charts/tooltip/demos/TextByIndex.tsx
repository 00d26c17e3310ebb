import { PieChart } from '@mui/x-charts/PieChart';

const data = [
  { id: 'ferry', value: 34, label: 'Ferry' },
  { id: 'bus', value: 51, label: 'Bus' },
  { id: 'train', value: 15, label: 'Train' },
];
const lastYear = [40, 47, 13];

export default function TextByIndex() {
  return (
    <PieChart
      aria-label="How guests travel to the island, in percent"
      height={220}
      // preview-start
      series={[
        {
          data,
          highlightScope: { highlight: 'item', fade: 'global' },
          valueFormatter: ({ value }, { dataIndex }) =>
            `${value}% (last year: ${lastYear[dataIndex]}%)`,
        },
      ]}
      // preview-end
    />
  );
}
