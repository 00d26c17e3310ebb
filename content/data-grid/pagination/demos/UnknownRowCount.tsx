import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import { columns } from './columns';
import { useLighthousePage } from './useLighthousePage';

export default function UnknownRowCount() {
  const [paginationModel, setPaginationModel] = React.useState({ page: 0, pageSize: 5 });
  const { page, loading, seenCount } = useLighthousePage(paginationModel);

  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Lighthouses"
        rows={page?.rows ?? []}
        columns={columns}
        rowCount={seenCount}
        loading={loading}
        paginationMode="server"
        paginationModel={paginationModel}
        onPaginationModelChange={setPaginationModel}
        pageSizeOptions={[5]}
        disableColumnSorting
        disableColumnFilter
      />
    </div>
  );
}
