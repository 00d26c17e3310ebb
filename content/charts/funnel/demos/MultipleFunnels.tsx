import Typography from '@mui/material/Typography';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

// preview-start
const before = [
  { value: 620, label: '2024: visited', color: '#90a4ae' },
  { value: 240, label: '2024: joined', color: '#78909c' },
  { value: 90, label: '2024: renewed', color: '#607d8b' },
];
const after = [
  { value: 540, label: '2025: visited', color: '#4fc3f7' },
  { value: 330, label: '2025: joined', color: '#29b6f6' },
  { value: 210, label: '2025: renewed', color: '#039be5' },
];
// preview-end

export default function MultipleFunnels() {
  return (
    <div style={{ width: '100%' }}>
      <FunnelChart
        aria-label="Fewer people visited the club in 2025, but more of them stayed"
        height={280}
        hideLegend
        gap={8}
        margin={{ left: 0 }}
        categoryAxis={{ categories: ['Visited', 'Joined', 'Renewed'], size: 76 }}
        // preview-start
        series={[
          { data: before, variant: 'outlined', sectionLabel: false },
          { data: after, variant: 'outlined' },
        ]}
        // preview-end
      />
      <Typography variant="caption" color="text.secondary">
        Members of a rowing club, 2024 in gray and 2025 in blue. Invented data.
      </Typography>
    </div>
  );
}
