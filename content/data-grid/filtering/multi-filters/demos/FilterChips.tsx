import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  FilterPanelTrigger,
  gridColumnLookupSelector,
  gridFilterModelSelector,
  Toolbar,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import { berths } from './berths.data';
import { columns } from './columns';

// preview-start
function ChipToolbar() {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const columnsByField = useGridSelector(apiRef, gridColumnLookupSelector);
  return (
    <Toolbar>
      <Stack direction="row" sx={{ flex: 1, gap: 1, overflowX: 'auto' }}>
        {items.map((item) => (
          <Chip
            key={item.id}
            size="small"
            label={`${columnsByField[item.field]?.headerName} ${item.operator} ${item.value ?? ''}`}
            onDelete={() => apiRef.current.deleteFilterItem(item)}
          />
        ))}
      </Stack>
      <FilterPanelTrigger>Add filter</FilterPanelTrigger>
    </Toolbar>
  );
}
// preview-end

export default function FilterChips() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        showToolbar
        aria-label="Berths for sailing boats from 9 meters"
        rows={berths}
        columns={columns}
        slots={{ toolbar: ChipToolbar }}
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 1, field: 'type', operator: 'is', value: 'Sail' },
                { id: 2, field: 'length', operator: '>=', value: 9 },
              ],
            },
          },
        }}
        hideFooter
      />
    </div>
  );
}
