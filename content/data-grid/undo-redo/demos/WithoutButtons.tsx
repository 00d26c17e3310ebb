import FilterListIcon from '@mui/icons-material/FilterList';
import {
  DataGridPremium,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid-premium';
import { columns } from './routeColumns';
import { routes } from './routes.data';

// preview-start
function FilterToolbar() {
  return (
    <Toolbar aria-label="Tools">
      <FilterPanelTrigger render={<ToolbarButton aria-label="Filters" />}>
        <FilterListIcon fontSize="small" />
      </FilterPanelTrigger>
    </Toolbar>
  );
}
// preview-end

export default function WithoutButtons() {
  return (
    <div style={{ height: 425, width: '100%' }}>
      <DataGridPremium
        showToolbar
        aria-label="Routes, undo by keyboard only"
        rows={routes}
        columns={columns}
        slots={{ toolbar: FilterToolbar }}
        hideFooter
      />
    </div>
  );
}
