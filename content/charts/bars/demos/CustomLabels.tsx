import { useTheme } from '@mui/material/styles';
import { BarChart, barClasses } from '@mui/x-charts/BarChart';
import type { BarSeries } from '@mui/x-charts/BarChart';

// preview-start
const labelIfItFits: BarSeries['barLabel'] = ({ value }, { bar }) =>
  bar.height < 20 ? null : `${value}k`;
// preview-end

const shared = { stack: 'all', barLabel: labelIfItFits };

export default function CustomLabels() {
  const { palette } = useTheme();

  return (
    <BarChart
      aria-label="How commuters cross a strait, in thousands per week"
      height={320}
      xAxis={[{ data: ['2004', '2014', '2024'] }]}
      yAxis={[{ label: 'Commuters per week (thousands)' }]}
      series={[
        { ...shared, data: [150, 130, 70], label: 'Ferry', color: palette.primary.main },
        { ...shared, data: [22, 84, 168], label: 'Bridge', color: palette.secondary.main },
        { ...shared, data: [8, 26, 72], label: 'Tunnel', color: palette.success.main },
      ]}
      sx={{ [`& .${barClasses.label}`]: { fill: palette.primary.contrastText } }}
    />
  );
}
