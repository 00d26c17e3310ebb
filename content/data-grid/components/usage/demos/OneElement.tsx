import ViewColumnIcon from '@mui/icons-material/ViewColumnOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { ColumnsPanelTrigger, DataGrid, Toolbar, ToolbarButton } from '@mui/x-data-grid';
import { cheeses } from './cheeses.data';
import { columns } from './columns';

// preview-start
function CheeseToolbar() {
  return (
    <Toolbar>
      <Tooltip title="Choose columns">
        <ColumnsPanelTrigger render={<ToolbarButton render={<IconButton color="primary" />} />}>
          <ViewColumnIcon />
        </ColumnsPanelTrigger>
      </Tooltip>
    </Toolbar>
  );
}
// preview-end

export default function OneElement() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        showToolbar
        aria-label="Cheeses with an icon button"
        rows={cheeses}
        columns={columns}
        slots={{ toolbar: CheeseToolbar }}
        hideFooter
      />
    </div>
  );
}
