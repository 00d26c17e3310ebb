import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { applicants } from './residency.data';

export default function HorizontalFunnel() {
  return (
    <FunnelChart
      aria-label="Applicants in each step from left to right. Invented data."
      height={240}
      hideLegend
      categoryAxis={{ categories: ['Applied', 'Complete', 'Short', 'Met', 'Invited'] }}
      series={[{ layout: 'horizontal', data: applicants }]}
    />
  );
}
