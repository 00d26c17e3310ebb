import {
  DataGrid,
  GridOverlay,
  gridFilterActiveItemsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridDataSource } from '@mui/x-data-grid';
import { columns } from './columns';
import { fetchParcels, toQuery } from './parcelServer';

const dataSource: GridDataSource = {
  getRows: async ({ filterModel }) => fetchParcels(toQuery(filterModel), 5),
};

// preview-start
function NoRows() {
  const apiRef = useGridApiContext();
  const filters = useGridSelector(apiRef, gridFilterActiveItemsSelector);
  return (
    <GridOverlay>
      {filters.length > 0 ? 'No parcel matches the filter.' : 'No parcels yet.'}
    </GridOverlay>
  );
}
// preview-end

export default function NoMatches() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        showToolbar
        aria-label="Parcels to Oslo"
        dataSource={dataSource}
        columns={columns}
        // preview-start
        slots={{ noRowsOverlay: NoRows }}
        // preview-end
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'city', operator: 'contains', value: 'Oslo' }] },
          },
          pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 },
        }}
        pageSizeOptions={[5]}
      />
    </div>
  );
}
