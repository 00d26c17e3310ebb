import Button from '@mui/material/Button';
import { DataGrid, FilterPanelTrigger, Toolbar, ToolbarButton } from '@mui/x-data-grid';
import { cheeses } from './cheeses.data';
import { columns } from './columns';

// preview-start
function CheeseToolbar() {
  return (
    <Toolbar>
      <FilterPanelTrigger
        render={(props, { filterCount, open }) => (
          <ToolbarButton {...props} render={<Button variant={open ? 'contained' : 'text'} />}>
            {filterCount > 0 ? `Filters (${filterCount})` : 'No filter'}
          </ToolbarButton>
        )}
      />
    </Toolbar>
  );
}
// preview-end

export default function RenderFunction() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        showToolbar
        aria-label="Cheeses with a number of filters"
        rows={cheeses}
        columns={columns}
        slots={{ toolbar: CheeseToolbar }}
        hideFooter
      />
    </div>
  );
}
