import Typography from '@mui/material/Typography';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { applicants } from './residency.data';

export default function BasicFunnel() {
  return (
    <div style={{ width: '100%' }}>
      {/* preview-start */}
      <FunnelChart
        aria-label="Of 840 applicants, 60 were invited"
        height={300}
        series={[{ data: applicants }]}
      />
      {/* preview-end */}
      <Typography variant="caption" color="text.secondary">
        Applicants of an artist residency. Invented data.
      </Typography>
    </div>
  );
}
