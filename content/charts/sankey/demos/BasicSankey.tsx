import Typography from '@mui/material/Typography';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

// preview-start
const links = [
  { source: 'Apples', target: 'Juice', value: 42 },
  { source: 'Apples', target: 'Market', value: 31 },
  { source: 'Pears', target: 'Juice', value: 12 },
  { source: 'Pears', target: 'Market', value: 18 },
  { source: 'Plums', target: 'Jam', value: 24 },
];

export default function BasicSankey() {
  return (
    <div dir="ltr" style={{ width: '100%' }}>
      <SankeyChart
        aria-label="Most apples of the orchard become juice, all plums become jam"
        height={260}
        series={{ data: { links } }}
      />
      {/* preview-end */}
      <Typography variant="caption" color="text.secondary">
        Harvest of an orchard in tons. Invented data.
      </Typography>
    </div>
  );
}
