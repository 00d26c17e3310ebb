import { DataGrid, getGridStringQuickFilterFn } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

// preview-start
const columns: GridColDef[] = [
  { field: 'peak', headerName: 'Peak', flex: 1, minWidth: 110 },
  { field: 'meters', headerName: 'Height (m)', type: 'number', width: 120 },
  {
    field: 'climbers',
    headerName: 'Climbers',
    type: 'number',
    width: 120,
    getApplyQuickFilterFn: getGridStringQuickFilterFn,
  },
];
// preview-end

const peaks = [
  { id: 1, peak: 'Varde', meters: 2113, climbers: 1204 },
  { id: 2, peak: 'Storhorn', meters: 1204, climbers: 365 },
  { id: 3, peak: 'Little Varde', meters: 980, climbers: 12040 },
];

export default function SearchNumbers() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        // preview-start
        showToolbar
        // preview-end
        aria-label="Peaks"
        rows={peaks}
        columns={columns}
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['04'] } } }}
        hideFooter
      />
    </div>
  );
}
