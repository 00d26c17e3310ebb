import RestartAltIcon from '@mui/icons-material/RestartAltOutlined';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  Toolbar,
  ToolbarButton,
  gridSortModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { columns } from './columns';
import { trails } from './trails.data';

// preview-start
function TrailToolbar() {
  const apiRef = useGridApiContext();
  const isSorted = useGridSelector(apiRef, gridSortModelSelector).length > 0;

  return (
    <Toolbar aria-label="Order of the trails">
      <Tooltip title="Restore the order of the numbers">
        <ToolbarButton
          color={isSorted ? 'primary' : 'default'}
          onClick={() => apiRef.current.setSortModel([])}
        >
          <RestartAltIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
    </Toolbar>
  );
}
// preview-end

export default function OwnCommand() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        showToolbar
        aria-label="Trails by climb"
        rows={trails}
        columns={columns}
        slots={{ toolbar: TrailToolbar }}
        initialState={{ sorting: { sortModel: [{ field: 'climb', sort: 'desc' }] } }}
        hideFooter
      />
    </div>
  );
}
