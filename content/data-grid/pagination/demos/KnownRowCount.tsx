import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import { columns } from './columns';
import { useLighthousePage } from './useLighthousePage';

export default function KnownRowCount() {
  const [paginationModel, setPaginationModel] = React.useState({ page: 0, pageSize: 5 });
  const { page, loading } = useLighthousePage(paginationModel);

  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Lighthouses"
        rows={page?.rows ?? []}
        columns={columns}
        rowCount={page?.total ?? 0}
        loading={loading}
        paginationMode="server"
        paginationModel={paginationModel}
        onPaginationModelChange={setPaginationModel}
        pageSizeOptions={[5, 10]}
        disableColumnSorting
        disableColumnFilter
      />
    </div>
  );
}
