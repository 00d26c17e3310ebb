import PivotTableChartIcon from '@mui/icons-material/PivotTableChartOutlined';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGridPremium,
  PivotPanelTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid-premium';
import { columns, pivotModel } from './columns';
import { sales } from './sales.data';

// preview-start
function SalesToolbar() {
  return (
    <Toolbar aria-label="Analysis">
      <Tooltip title="Pivot">
        <PivotPanelTrigger render={<ToolbarButton />}>
          <PivotTableChartIcon fontSize="small" />
        </PivotPanelTrigger>
      </Tooltip>
    </Toolbar>
  );
}
// preview-end

export default function PivotButton() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGridPremium
        showToolbar
        aria-label="Sales"
        rows={sales}
        columns={columns}
        slots={{ toolbar: SalesToolbar }}
        initialState={{ pivoting: { model: pivotModel } }}
        hideFooter
      />
    </div>
  );
}
