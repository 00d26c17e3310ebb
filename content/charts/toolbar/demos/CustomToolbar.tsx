import * as React from 'react';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import BarChartIcon from '@mui/icons-material/BarChart';
import SortIcon from '@mui/icons-material/Sort';
import { BarChart } from '@mui/x-charts/BarChart';
import { Toolbar, ToolbarButton } from '@mui/x-charts/Toolbar';

// Invented data
const crops = [
  { name: 'Beans', tons: 41 },
  { name: 'Kale', tons: 18 },
  { name: 'Leek', tons: 33 },
  { name: 'Peas', tons: 57 },
  { name: 'Squash', tons: 26 },
];

// preview-start
function CropToolbar({ onSort, onReset }: { onSort?: () => void; onReset?: () => void }) {
  return (
    <Toolbar aria-label="Harvest chart">
      <Typography sx={{ flexGrow: 1, px: 1 }}>Harvest</Typography>
      <Tooltip title="Sort by tons">
        <ToolbarButton onClick={onSort}>
          <SortIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <Tooltip title="Original order">
        <ToolbarButton onClick={onReset}>
          <BarChartIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
    </Toolbar>
  );
}
// preview-end

export default function CustomToolbar() {
  const [dataset, setDataset] = React.useState<typeof crops>(crops);

  return (
    <BarChart
      aria-label="Harvest of five crops in tons"
      height={280}
      hideLegend
      dataset={dataset}
      xAxis={[{ dataKey: 'name' }]}
      yAxis={[{ label: 'Tons' }]}
      series={[{ dataKey: 'tons', label: 'Tons' }]}
      // preview-start
      showToolbar
      slots={{ toolbar: CropToolbar }}
      slotProps={{
        toolbar: {
          onSort: () => setDataset([...crops].sort((a, b) => b.tons - a.tons)),
          onReset: () => setDataset(crops),
        },
      }}
      // preview-end
    />
  );
}
