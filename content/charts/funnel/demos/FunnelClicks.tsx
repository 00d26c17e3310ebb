import * as React from 'react';
import Typography from '@mui/material/Typography';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { applicants } from './residency.data';

export default function FunnelClicks() {
  const [step, setStep] = React.useState<string>('none');

  return (
    <div style={{ width: '100%' }}>
      {/* preview-start */}
      <FunnelChart
        aria-label="Applicants in each step. Invented data."
        height={260}
        enableKeyboardNavigation
        onItemClick={(_, { dataIndex }) => setStep(applicants[dataIndex]?.label ?? 'none')}
        series={[{ data: applicants }]}
      />
      {/* preview-end */}
      <Typography variant="body2" role="status">
        {`Selected step: ${step}`}
      </Typography>
    </div>
  );
}
