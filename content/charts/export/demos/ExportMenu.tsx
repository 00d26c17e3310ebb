import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';

// Invented data
const routes = ['Coast', 'Forest', 'Lake', 'Ridge'];
const hikers = [812, 640, 1105, 377];

export default function ExportMenu() {
  return (
    <BarChartPro
      aria-label="Hikers per route: 812, 640, 1,105, and 377"
      height={280}
      hideLegend
      xAxis={[{ data: routes }]}
      yAxis={[{ label: 'Hikers', width: 70 }]}
      series={[{ data: hikers, label: 'Hikers' }]}
      // preview-start
      showToolbar
      slotProps={{
        toolbar: {
          printOptions: { fileName: 'hikers' },
          imageExportOptions: [
            { type: 'image/png', fileName: 'hikers' },
            { type: 'image/jpeg', fileName: 'hikers', quality: 0.8 },
          ],
        },
      }}
      // preview-end
    />
  );
}
