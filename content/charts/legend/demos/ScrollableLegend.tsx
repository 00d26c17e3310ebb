import { PieChart } from '@mui/x-charts/PieChart';

// Invented data
const species = [
  'Oak 214',
  'Lime 187',
  'Maple 163',
  'Plane 121',
  'Birch 98',
  'Ash 74',
  'Chestnut 61',
  'Cherry 55',
  'Hornbeam 42',
  'Rowan 38',
  'Elm 27',
  'Poplar 24',
  'Willow 19',
  'Ginkgo 11',
].map((entry) => ({ label: entry.split(' ')[0]!, value: Number(entry.split(' ')[1]) }));

export default function ScrollableLegend() {
  return (
    <PieChart
      aria-label="Street trees of a district by species, most of them oaks and limes"
      height={240}
      series={[{ data: species }]}
      // preview-start
      slotProps={{
        legend: {
          tabIndex: 0,
          sx: { flexWrap: 'nowrap', maxHeight: 200, overflowY: 'auto', pr: 2 },
        },
      }}
      // preview-end
    />
  );
}
