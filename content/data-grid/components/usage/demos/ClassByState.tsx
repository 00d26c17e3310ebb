import { DataGrid, FilterPanelTrigger, Toolbar } from '@mui/x-data-grid';
import { cheeses } from './cheeses.data';
import { columns } from './columns';

// preview-start
function CheeseToolbar() {
  return (
    <Toolbar>
      <FilterPanelTrigger className={({ filterCount }) => (filterCount > 0 ? 'filtering' : '')}>
        Filters
      </FilterPanelTrigger>
    </Toolbar>
  );
}
// preview-end

export default function ClassByState() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        showToolbar
        aria-label="Cheeses from goats"
        rows={cheeses}
        columns={columns}
        slots={{ toolbar: CheeseToolbar }}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'milk', operator: 'equals', value: 'Goat' }] },
          },
        }}
        // preview-start
        sx={{ '& .filtering': { outline: '2px solid currentColor', fontWeight: 'bold' } }}
        // preview-end
        hideFooter
      />
    </div>
  );
}
