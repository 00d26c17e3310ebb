import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import {
  ChartsToolbarImageExportTrigger,
  ChartsToolbarPrintExportTrigger,
} from '@mui/x-charts-pro/ChartsToolbarPro';
import { Toolbar, ToolbarButton } from '@mui/x-charts-pro/Toolbar';
import ImageIcon from '@mui/icons-material/Image';
import PrintIcon from '@mui/icons-material/Print';

// preview-start
function ExportToolbar() {
  return (
    <Toolbar aria-label="Export">
      <ChartsToolbarPrintExportTrigger
        render={<ToolbarButton aria-label="Print" />}
        options={{ fileName: 'snow-depth' }}
      >
        <PrintIcon fontSize="small" />
      </ChartsToolbarPrintExportTrigger>
      <ChartsToolbarImageExportTrigger
        render={<ToolbarButton aria-label="Save as image" />}
        options={{ type: 'image/png', fileName: 'snow-depth' }}
      >
        <ImageIcon fontSize="small" />
      </ChartsToolbarImageExportTrigger>
    </Toolbar>
  );
}
// preview-end

export default function CustomExportToolbar() {
  return (
    <LineChartPro
      aria-label="Snow depth from November to April, with 96 cm in February"
      height={280}
      hideLegend
      showToolbar
      slots={{ toolbar: ExportToolbar }}
      xAxis={[{ scaleType: 'point', data: ['Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr'] }]}
      yAxis={[{ label: 'Snow (cm)' }]}
      series={[{ data: [8, 34, 71, 96, 62, 15], label: 'Snow', area: true, showMark: false }]} // invented data
    />
  );
}
