import ViewColumnIcon from '@mui/icons-material/ViewColumnOutlined';
import Tooltip from '@mui/material/Tooltip';
import { ColumnsPanelTrigger, DataGrid, Toolbar, ToolbarButton } from '@mui/x-data-grid';
import { bridges } from './bridges.data';
import { columns } from './columns';

// preview-start
function BridgeToolbar() {
  return (
    <Toolbar aria-label="View">
      <Tooltip title="Columns">
        <ColumnsPanelTrigger render={<ToolbarButton />}>
          <ViewColumnIcon fontSize="small" />
        </ColumnsPanelTrigger>
      </Tooltip>
    </Toolbar>
  );
}
// preview-end

export default function ColumnsButton() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        showToolbar
        aria-label="Bridges"
        rows={bridges}
        columns={columns}
        slots={{ toolbar: BridgeToolbar }}
        hideFooter
      />
    </div>
  );
}
