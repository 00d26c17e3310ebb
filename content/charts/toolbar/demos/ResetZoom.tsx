import RestartAltIcon from '@mui/icons-material/RestartAlt';
import ZoomInIcon from '@mui/icons-material/ZoomIn';
import ZoomOutIcon from '@mui/icons-material/ZoomOut';
import {
  ChartsToolbarZoomInTrigger,
  ChartsToolbarZoomOutTrigger,
} from '@mui/x-charts-pro/ChartsToolbarPro';
import { useChartProApiContext, type ChartProApi } from '@mui/x-charts-pro/context';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { Toolbar, ToolbarButton } from '@mui/x-charts-pro/Toolbar';

// Invented data: glucose of a runner, measured every five minutes.
const minutes = Array.from({ length: 73 }, (_, index) => index * 5);
const glucose = minutes.map((minute) =>
  Math.round(92 + 46 * Math.exp(-(((minute - 110) / 45) ** 2)) + 5 * Math.sin(minute / 19)),
);

// preview-start
function ZoomToolbar() {
  const apiRef = useChartProApiContext<ChartProApi<'line'>>();
  return (
    <Toolbar aria-label="Zoom">
      <ChartsToolbarZoomInTrigger render={<ToolbarButton aria-label="Zoom in" />}>
        <ZoomInIcon fontSize="small" />
      </ChartsToolbarZoomInTrigger>
      <ChartsToolbarZoomOutTrigger render={<ToolbarButton aria-label="Zoom out" />}>
        <ZoomOutIcon fontSize="small" />
      </ChartsToolbarZoomOutTrigger>
      <ToolbarButton
        aria-label="Reset zoom"
        onClick={() =>
          apiRef.current.setZoomData((axes) =>
            axes.map((axis) => ({ ...axis, start: 0, end: 100 })),
          )
        }
      >
        <RestartAltIcon fontSize="small" />
      </ToolbarButton>
    </Toolbar>
  );
}
// preview-end

export default function ResetZoom() {
  return (
    <LineChartPro
      aria-label="Blood glucose within six hours, with a peak after a meal"
      height={280}
      hideLegend
      showToolbar
      slots={{ toolbar: ZoomToolbar }}
      initialZoom={[{ axisId: 'time', start: 15, end: 50 }]}
      xAxis={[{ id: 'time', data: minutes, label: 'Minutes', zoom: true }]}
      yAxis={[{ min: 60, max: 160, label: 'Glucose (mg/dl)' }]}
      series={[{ data: glucose, label: 'Glucose', showMark: false }]}
    />
  );
}
