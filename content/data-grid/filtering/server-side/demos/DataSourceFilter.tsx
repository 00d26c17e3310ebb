import { DataGrid } from '@mui/x-data-grid';
import type { GridDataSource } from '@mui/x-data-grid';
import { latency, queryRows } from '../../../shared/queryRows';
import { columns } from './columns';
import { toQuery } from './parcelServer';
import { parcels } from './parcels.data';

// preview-start
const dataSource: GridDataSource = {
  getRows: async ({ filterModel, sortModel, start, end }) => {
    const { filters, search } = toQuery(filterModel);
    await latency();
    const found = queryRows(parcels, {
      filterModel: { items: filters, quickFilterValues: search },
      sortModel,
    });
    return { rows: found.slice(Number(start), end + 1), rowCount: found.length };
  },
};
// preview-end

export default function DataSourceFilter() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        showToolbar
        aria-label="Parcels, loaded from a data source"
        // preview-start
        dataSource={dataSource}
        filterDebounceMs={400}
        // preview-end
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'kilograms', operator: '>=', value: 12 }] },
          },
          pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 },
        }}
        pageSizeOptions={[5, 10]}
      />
    </div>
  );
}
