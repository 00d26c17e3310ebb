import { FunnelChart, funnelClasses } from '@mui/x-charts-pro/FunnelChart';
import { applicants } from './residency.data';

export default function StyledFunnel() {
  return (
    <FunnelChart
      aria-label="Applicants in each step with a dashed outline. Invented data."
      height={280}
      hideLegend
      series={[{ id: 'residency', data: applicants, variant: 'outlined' }]}
      sx={{
        [`& [data-series="residency"] .${funnelClasses.section}`]: { strokeDasharray: '6 4' },
        [`& .${funnelClasses.sectionLabel}`]: { fontStyle: 'italic' },
      }}
    />
  );
}
