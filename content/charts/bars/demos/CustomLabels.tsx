import { BarChart, barClasses } from '@mui/x-charts/BarChart';
import type { BarSeries } from '@mui/x-charts/BarChart';

const labelIfItFits: BarSeries['barLabel'] = ({ value }, { bar }) =>
  bar.height < 20 ? null : `${value}k`;

const strait = { stack: 'all', barLabel: labelIfItFits };

export default function CustomLabels() {
  return (
    <BarChart
      aria-label="How commuters cross a strait, in thousands per week"
      height={320}
      xAxis={[{ data: ['2004', '2014', '2024'] }]}
      series={[
        { ...strait, data: [150, 130, 70], label: 'Ferry', color: '#90caf9' },
        { ...strait, data: [22, 84, 168], label: 'Bridge', color: '#ffb74d' },
        { ...strait, data: [8, 26, 72], label: 'Tunnel', color: '#a5d6a7' },
      ]}
      sx={{ [`& .${barClasses.label}`]: { fill: '#1b1b1b' } }}
    />
  );
}
