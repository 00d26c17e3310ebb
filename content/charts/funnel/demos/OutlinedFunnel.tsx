import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { applicants } from './residency.data';

export default function OutlinedFunnel() {
  return (
    <FunnelChart
      aria-label="Applicants in each step as outlined sections. Invented data."
      height={280}
      gap={4}
      series={[{ data: applicants, variant: 'outlined' }]}
    />
  );
}
