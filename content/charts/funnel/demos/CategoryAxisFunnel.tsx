import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { applicants } from './residency.data';

export default function CategoryAxisFunnel() {
  return (
    <FunnelChart
      aria-label="Applicants in each step with names on the axis. Invented data."
      height={280}
      hideLegend
      categoryAxis={{
        categories: applicants.map(({ label }) => label),
        position: 'left',
        size: 88,
        disableLine: true,
        disableTicks: true,
      }}
      series={[{ data: applicants, curve: 'bump' }]}
    />
  );
}
