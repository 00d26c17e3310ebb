import { DataGridPro } from '@mui/x-data-grid-pro';
import type { FilterColumnsArgs, GetColumnForNewFilterArgs } from '@mui/x-data-grid-pro';
import { berths } from './berths.data';
import { columns } from './columns';

// preview-start
// The columns in the list of one filter: its own, and those without a filter.
function filterColumns({ field, columns: all, currentFilters }: FilterColumnsArgs) {
  const taken = new Set(currentFilters.map((item) => item.field));
  taken.delete(field);
  return all.map((column) => column.field).filter((name) => !taken.has(name));
}

// The column of the next filter, or null when all columns have one.
function getColumnForNewFilter({ currentFilters, columns: all }: GetColumnForNewFilterArgs) {
  const taken = new Set(currentFilters.map((item) => item.field));
  return all.find((column) => !taken.has(column.field))?.field ?? null;
}
// preview-end

export default function OneFilterPerColumn() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGridPro
        showToolbar
        aria-label="Berths"
        rows={berths}
        columns={columns}
        slotProps={{
          filterPanel: { filterFormProps: { filterColumns }, getColumnForNewFilter },
        }}
        hideFooter
      />
    </div>
  );
}
