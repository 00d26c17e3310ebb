import FilterListIcon from '@mui/icons-material/FilterListOutlined';
import Button from '@mui/material/Button';
import { DataGrid, FilterPanelTrigger, Toolbar } from '@mui/x-data-grid';
import { cheeses } from './cheeses.data';
import { columns } from './columns';

// preview-start
function CheeseToolbar() {
  return (
    <Toolbar>
      <FilterPanelTrigger render={<Button variant="outlined" startIcon={<FilterListIcon />} />}>
        Filters
      </FilterPanelTrigger>
    </Toolbar>
  );
}
// preview-end

export default function RenderElement() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        showToolbar
        aria-label="Cheeses with a button"
        rows={cheeses}
        columns={columns}
        slots={{ toolbar: CheeseToolbar }}
        hideFooter
      />
    </div>
  );
}
