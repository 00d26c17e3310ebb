import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { applicants } from './residency.data';

export default function FunnelHighlight() {
  return (
    <FunnelChart
      aria-label="Applicants in each step with a highlight on hover. Invented data."
      height={280}
      series={[{ data: applicants, highlightScope: { highlight: 'item', fade: 'series' } }]}
    />
  );
}
