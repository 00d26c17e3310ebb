import Typography from '@mui/material/Typography';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const levels = [
  { value: 1, label: 'Hawk' },
  { value: 14, label: 'Songbirds' },
  { value: 160, label: 'Insects' },
  { value: 1900, label: 'Plants' },
];

export default function PyramidFunnel() {
  return (
    <div style={{ width: '100%' }}>
      {/* preview-start */}
      <FunnelChart
        aria-label="Food pyramid: plants at the base, a hawk at the top"
        height={280}
        gap={6}
        hideLegend
        categoryAxis={{
          categories: levels.map(({ label }) => label),
          size: 84,
          disableLine: true,
          disableTicks: true,
        }}
        series={[{ data: levels, curve: 'pyramid', borderRadius: 0, sectionLabel: false }]}
      />
      {/* preview-end */}
      <Typography variant="caption" color="text.secondary">
        The shape shows the order of the levels, not their size. Invented data.
      </Typography>
    </div>
  );
}
