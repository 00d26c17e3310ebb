import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import { DataGridPro, FilterPanelTrigger, Toolbar, ToolbarButton } from '@mui/x-data-grid-pro';
import { columns } from './columns';
import { flats } from './flats.data';

// preview-start
function FlatToolbar() {
  return (
    <Toolbar aria-label="Filter">
      <FilterPanelTrigger
        render={(props, { filterCount }) => (
          <Badge badgeContent={filterCount} color="primary" sx={{ mx: 1 }}>
            <ToolbarButton
              {...props}
              aria-label={`Filters, ${filterCount} active`}
              render={<Button variant="outlined" />}
            >
              Filters
            </ToolbarButton>
          </Badge>
        )}
      />
    </Toolbar>
  );
}
// preview-end

export default function FilterCount() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGridPro
        showToolbar
        aria-label="Flats with two filters"
        rows={flats}
        columns={columns}
        slots={{ toolbar: FlatToolbar }}
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 1, field: 'rent', operator: '<', value: 1000 },
                { id: 2, field: 'floor', operator: 'isAnyOf', value: ['First', 'Second'] },
              ],
            },
          },
        }}
        hideFooter
      />
    </div>
  );
}
