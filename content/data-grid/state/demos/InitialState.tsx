import { DataGrid } from '@mui/x-data-grid';
import { wellColumns, wells } from './wells.data';

export default function InitialState() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Wells"
        rows={wells}
        columns={wellColumns}
        initialState={{
          pagination: { paginationModel: { pageSize: 5, page: 1 } },
          sorting: { sortModel: [{ field: 'depth', sort: 'desc' }] },
          columns: { columnVisibilityModel: { liters: false } },
          density: 'compact',
        }}
        pageSizeOptions={[5, 10]}
      />
    </div>
  );
}
