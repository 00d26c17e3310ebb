import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

// Invented data
const links = [
  { source: 'Households', target: 'Sorting', value: 64 },
  { source: 'Shops', target: 'Sorting', value: 36 },
  { source: 'Sorting', target: 'Recycled', value: 71 },
  { source: 'Sorting', target: 'Burned', value: 29 },
];

export default function FirstSankey() {
  return (
    <div dir="ltr" style={{ width: '100%' }}>
      <SankeyChart
        aria-label="Packaging waste of a town: 71 of 100 tons are recycled"
        height={240}
        series={{ data: { links } }}
      />
    </div>
  );
}
