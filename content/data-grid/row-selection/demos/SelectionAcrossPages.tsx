import * as React from 'react';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridPaginationModel, GridRowSelectionModel } from '@mui/x-data-grid';
import type { Repair } from '../../shared/repairs.data';
import { columns } from './columns';
import { fetchRepairs, repairCount } from './repairServer';

export default function SelectionAcrossPages() {
  const [page, setPage] = React.useState<GridPaginationModel>({ page: 0, pageSize: 3 });
  const [loaded, setLoaded] = React.useState<{ page: GridPaginationModel; rows: Repair[] }>();
  const [selection, setSelection] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([101, 104]),
  });

  React.useEffect(() => {
    let isCurrent = true;
    fetchRepairs(page).then((rows) => {
      if (isCurrent) {
        setLoaded({ page, rows });
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [page]);

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 268 }}>
        {/* preview-start */}
        <DataGrid
          checkboxSelection
          keepNonExistentRowsSelected
          disableRowSelectionExcludeModel
          aria-label="Repairs"
          rows={loaded?.rows ?? []}
          columns={columns}
          rowCount={repairCount}
          loading={loaded?.page !== page}
          paginationMode="server"
          paginationModel={page}
          onPaginationModelChange={setPage}
          pageSizeOptions={[3]}
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
        />
        {/* preview-end */}
      </div>
      <Typography component="output" variant="body2" sx={{ display: 'block', mt: 1 }}>
        Selected: {[...selection.ids].join(', ') || 'none'}
      </Typography>
    </div>
  );
}
