import { FunnelChart, funnelClasses } from '@mui/x-charts-pro/FunnelChart';
import { applicants } from './residency.data';

// preview-start
const share = new Intl.NumberFormat('en-US', { style: 'percent' });

export default function LabelStyles() {
  return (
    <FunnelChart
      aria-label="Share of applicants in each step. Invented data."
      height={300}
      series={[
        {
          data: applicants,
          valueFormatter: ({ value }) => share.format(value / 840),
        },
      ]}
      sx={{ [`& .${funnelClasses.sectionLabel}`]: { fill: 'white', fontWeight: 600 } }}
    />
  );
}
// preview-end
