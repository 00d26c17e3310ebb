import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { ChartsToolbarPro, type ChartsToolbarProProps } from '@mui/x-charts-pro/ChartsToolbarPro';
import { chartsToolbarClasses } from '@mui/x-charts-pro/Toolbar';

// Invented data
const weeks = Array.from({ length: 26 }, (_, index) => `W${index + 1}`);
const tickets = [
  84, 79, 91, 88, 102, 97, 110, 121, 116, 124, 131, 118, 109, 98, 92, 86, 71, 64, 58, 61, 66, 72,
  80, 85, 93, 99,
];

// preview-start
function NamedToolbar(props: ChartsToolbarProProps) {
  return <ChartsToolbarPro {...props} aria-label="Tools of the ticket chart" />;
}
// preview-end

export default function StyledToolbar() {
  return (
    <BarChartPro
      aria-label="Support tickets per week, most of them in week 11"
      height={280}
      hideLegend
      xAxis={[{ id: 'week', data: weeks, zoom: true }]}
      initialZoom={[{ axisId: 'week', start: 20, end: 80 }]}
      yAxis={[{ label: 'Tickets' }]}
      series={[{ data: tickets, label: 'Tickets' }]}
      // preview-start
      showToolbar
      slots={{ toolbar: NamedToolbar }}
      slotProps={{ toolbar: { printOptions: { disableToolbarButton: true } } }}
      sx={{
        [`& .${chartsToolbarClasses.root}`]: { justifySelf: 'end', border: 0, mb: 0 },
      }}
      // preview-end
    />
  );
}
