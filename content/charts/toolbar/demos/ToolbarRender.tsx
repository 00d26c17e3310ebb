import Button from '@mui/material/Button';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import {
  ChartsToolbarZoomInTrigger,
  ChartsToolbarZoomOutTrigger,
} from '@mui/x-charts-pro/ChartsToolbarPro';
import { Toolbar, ToolbarButton, type ToolbarButtonProps } from '@mui/x-charts-pro/Toolbar';

// Invented data
const hours = Array.from({ length: 49 }, (_, hour) => hour);
const load = hours.map((hour) =>
  Math.round(45 + 25 * Math.sin((hour - 8) / 3.8) + 6 * Math.sin(hour * 1.4)),
);

// preview-start
function TextButton(props: ToolbarButtonProps) {
  return <ToolbarButton {...props} render={<Button size="small" />} />;
}

function ZoomToolbar() {
  return (
    <Toolbar aria-label="Zoom">
      <ChartsToolbarZoomInTrigger render={<TextButton />}>Zoom in</ChartsToolbarZoomInTrigger>
      <ChartsToolbarZoomOutTrigger render={<TextButton />}>Zoom out</ChartsToolbarZoomOutTrigger>
    </Toolbar>
  );
}
// preview-end

export default function ToolbarRender() {
  return (
    <LineChartPro
      aria-label="Load of a server within two days"
      height={280}
      hideLegend
      showToolbar
      slots={{ toolbar: ZoomToolbar }}
      xAxis={[{ data: hours, label: 'Hour', zoom: true }]}
      yAxis={[{ min: 0, max: 100, label: 'Load (%)' }]}
      series={[{ data: load, label: 'Load', showMark: false }]}
    />
  );
}
