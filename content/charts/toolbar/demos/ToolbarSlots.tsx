import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import AddIcon from '@mui/icons-material/Add';
import DownloadIcon from '@mui/icons-material/Download';
import RemoveIcon from '@mui/icons-material/Remove';
import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';

// Invented data
const coffees = [
  { id: 1, x: 18, y: 71 },
  { id: 2, x: 21, y: 74 },
  { id: 3, x: 24, y: 80 },
  { id: 4, x: 26, y: 86 },
  { id: 5, x: 28, y: 88 },
  { id: 6, x: 31, y: 85 },
  { id: 7, x: 34, y: 79 },
  { id: 8, x: 37, y: 70 },
];

// preview-start
const SquareButton = styled(IconButton)(({ theme }) => ({
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: theme.shape.borderRadius,
}));
// preview-end

export default function ToolbarSlots() {
  return (
    <ScatterChartPro
      aria-label="Score of coffees by brewing time: 28 seconds are best"
      height={300}
      hideLegend
      initialZoom={[{ axisId: 'time', start: 0, end: 95 }]}
      xAxis={[{ id: 'time', label: 'Brewing time (s)', height: 48, min: 15, max: 40, zoom: true }]}
      yAxis={[{ label: 'Score', min: 60, max: 100 }]}
      series={[{ data: coffees, label: 'Coffee', markerSize: 6 }]}
      // preview-start
      showToolbar
      slots={{
        baseIconButton: SquareButton,
        zoomInIcon: AddIcon,
        zoomOutIcon: RemoveIcon,
        exportIcon: DownloadIcon,
      }}
      // preview-end
    />
  );
}
