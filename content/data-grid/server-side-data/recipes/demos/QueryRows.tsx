import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import type { GridFilterModel, GridPaginationModel, GridSortModel } from '@mui/x-data-grid';
import {
  QueryClient,
  QueryClientProvider,
  keepPreviousData,
  useQuery,
} from '@tanstack/react-query';
import { createListHandler } from '../../../shared/dataServer';
import { makeStays } from '../../../shared/hutStays.data';
import type { Stay } from '../../../shared/hutStays.data';
import { ServerControls, useDemoServer } from '../../../shared/serverControls';
import { stayColumns } from '../../../shared/stayColumns';

const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const handle = createListHandler(makeStays(200));

function Bookings() {
  const { send, ...controls } = useDemoServer(handle);
  // preview-start
  const [paginationModel, setPaginationModel] = React.useState<GridPaginationModel>({
    page: 0,
    pageSize: 5,
  });
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({ items: [] });
  const start = paginationModel.page * paginationModel.pageSize;
  const request = { sortModel, filterModel, start, end: start + paginationModel.pageSize - 1 };
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['bookings', request],
    queryFn: () => send(request),
    placeholderData: keepPreviousData,
  });
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <ServerControls {...controls} canFail />
      <div style={{ height: 370 }}>
        <DataGrid
          aria-label="Bookings from a query"
          columns={stayColumns}
          rows={(data?.rows ?? []) as Stay[]}
          rowCount={data?.rowCount ?? (error ? -1 : 0)}
          loading={isFetching}
          paginationMode="server"
          paginationModel={paginationModel}
          onPaginationModelChange={setPaginationModel}
          sortingMode="server"
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          filterMode="server"
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          pageSizeOptions={[5]}
        />
      </div>
      {error && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={() => refetch()}>
              Retry
            </Button>
          }
        >
          {error.message}
        </Alert>
      )}
    </Stack>
  );
}

export default function QueryRows() {
  return (
    <QueryClientProvider client={queryClient}>
      <Bookings />
    </QueryClientProvider>
  );
}
