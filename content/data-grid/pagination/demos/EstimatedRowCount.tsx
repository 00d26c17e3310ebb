import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import { columns } from './columns';
import { useLighthousePage } from './useLighthousePage';

export default function EstimatedRowCount() {
  const [paginationModel, setPaginationModel] = React.useState({ page: 0, pageSize: 10 });
  const { page, loading } = useLighthousePage(paginationModel);
  const hasNextPage = page ? page.nextCursor !== null : undefined;
  const paginationMeta = React.useMemo(() => ({ hasNextPage }), [hasNextPage]);

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Lighthouses"
        rows={page?.rows ?? []}
        columns={columns}
        rowCount={-1}
        estimatedRowCount={30}
        paginationMeta={paginationMeta}
        loading={loading}
        paginationMode="server"
        paginationModel={paginationModel}
        onPaginationModelChange={setPaginationModel}
        pageSizeOptions={[10]}
        disableColumnSorting
        disableColumnFilter
      />
    </div>
  );
}
