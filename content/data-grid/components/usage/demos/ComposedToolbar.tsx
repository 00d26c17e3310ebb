import { ColumnsPanelTrigger, DataGrid, FilterPanelTrigger, Toolbar } from '@mui/x-data-grid';
import { cheeses } from './cheeses.data';
import { columns } from './columns';

// preview-start
function CheeseToolbar() {
  return (
    <Toolbar aria-label="Cheese tools">
      <ColumnsPanelTrigger>Columns</ColumnsPanelTrigger>
      <FilterPanelTrigger>Filters</FilterPanelTrigger>
    </Toolbar>
  );
}
// preview-end

export default function ComposedToolbar() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        showToolbar
        aria-label="Cheeses"
        rows={cheeses}
        columns={columns}
        slots={{ toolbar: CheeseToolbar }}
        hideFooter
      />
      {/* preview-end */}
    </div>
  );
}
