import Button from '@mui/material/Button';
import {
  ColumnsPanelTrigger,
  DataGrid,
  Toolbar,
  ToolbarButton,
  gridColumnDefinitionsSelector,
  gridVisibleColumnDefinitionsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { bridges } from './bridges.data';
import { columns } from './columns';

// preview-start
function BridgeToolbar() {
  const apiRef = useGridApiContext();
  const all = useGridSelector(apiRef, gridColumnDefinitionsSelector).length;
  const visible = useGridSelector(apiRef, gridVisibleColumnDefinitionsSelector).length;

  return (
    <Toolbar aria-label="View">
      <ColumnsPanelTrigger
        render={(props, { open }) => (
          <ToolbarButton {...props} render={<Button variant={open ? 'contained' : 'outlined'} />}>
            {visible} of {all} columns
          </ToolbarButton>
        )}
      />
    </Toolbar>
  );
}
// preview-end

export default function HiddenCount() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        showToolbar
        aria-label="Bridges with some columns"
        rows={bridges}
        columns={columns}
        slots={{ toolbar: BridgeToolbar }}
        initialState={{ columns: { columnVisibilityModel: { lanes: false, tram: false } } }}
        hideFooter
      />
    </div>
  );
}
