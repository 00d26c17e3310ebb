import Button from '@mui/material/Button';
import {
  DataGrid,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
} from '@mui/x-data-grid';
import { columns } from './columns';
import { flats } from './flats.data';

// preview-start
const button = <ToolbarButton render={<Button size="small" />} />;

function FlatToolbar() {
  const apiRef = useGridApiContext();

  return (
    <Toolbar aria-label="Filter">
      <FilterPanelTrigger render={button}>Filters</FilterPanelTrigger>
      <ToolbarButton
        render={<Button size="small" />}
        onClick={() => apiRef.current.setFilterModel({ items: [] })}
      >
        Show all flats
      </ToolbarButton>
    </Toolbar>
  );
}
// preview-end

export default function ClearFilters() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        showToolbar
        aria-label="Flats below 800 euros"
        rows={flats}
        columns={columns}
        slots={{ toolbar: FlatToolbar }}
        initialState={{
          filter: { filterModel: { items: [{ field: 'rent', operator: '<', value: 800 }] } },
        }}
        hideFooter
      />
    </div>
  );
}
