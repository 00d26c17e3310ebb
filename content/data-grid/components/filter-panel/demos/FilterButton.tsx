import FilterListIcon from '@mui/icons-material/FilterListOutlined';
import Tooltip from '@mui/material/Tooltip';
import { DataGrid, FilterPanelTrigger, Toolbar, ToolbarButton } from '@mui/x-data-grid';
import { columns } from './columns';
import { flats } from './flats.data';

// preview-start
function FlatToolbar() {
  return (
    <Toolbar aria-label="Filter">
      <Tooltip title="Filters">
        <FilterPanelTrigger render={<ToolbarButton />}>
          <FilterListIcon fontSize="small" />
        </FilterPanelTrigger>
      </Tooltip>
    </Toolbar>
  );
}
// preview-end

export default function FilterButton() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        showToolbar
        aria-label="Flats"
        rows={flats}
        columns={columns}
        slots={{ toolbar: FlatToolbar }}
        hideFooter
      />
    </div>
  );
}
