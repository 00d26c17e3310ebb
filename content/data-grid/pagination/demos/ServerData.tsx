import { DataGrid, getGridNumericOperators, getGridStringOperators } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { supportedOperators } from '../../shared/queryRows';
import { columns as lighthouseColumns } from './columns';
import { lighthouseSource } from './lighthouseSource';
import type { Lighthouse } from './lighthouses.data';

// Offer the filter operators that the server implements, and no others.
const columns: GridColDef<Lighthouse>[] = lighthouseColumns.map((column) => ({
  ...column,
  filterOperators: supportedOperators(
    column.type === 'number' ? getGridNumericOperators() : getGridStringOperators(),
  ),
}));

export default function ServerData() {
  return (
    <div style={{ height: 426, width: '100%' }}>
      <DataGrid
        showToolbar
        aria-label="Lighthouses, loaded from a server"
        dataSource={lighthouseSource}
        columns={columns}
        initialState={{
          pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 },
          sorting: { sortModel: [{ field: 'meters', sort: 'desc' }] },
        }}
        pageSizeOptions={[5, 10]}
      />
    </div>
  );
}
