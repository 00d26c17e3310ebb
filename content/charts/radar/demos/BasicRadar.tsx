import Typography from '@mui/material/Typography';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { harbor, metrics } from './shops.data';

export default function BasicRadar() {
  return (
    <div style={{ width: '100%' }}>
      {/* preview-start */}
      <RadarChart
        aria-label="Ratings of the harbor café: good coffee and light, but loud"
        height={300}
        radar={{ max: 5, metrics }}
        series={[{ data: harbor, label: 'Harbor café' }]}
      />
      {/* preview-end */}
      <Typography variant="caption" color="text.secondary">
        Mean ratings from 0 to 5. Invented data.
      </Typography>
    </div>
  );
}
