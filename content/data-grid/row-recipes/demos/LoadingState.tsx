import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import {
  DataGrid,
  gridRowsLoadingSelector,
  Toolbar,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef, GridDataSource } from '@mui/x-data-grid';
import { latency } from '../../shared/queryRows';
import { deliveries } from './deliveries.data';
import type { Delivery } from './deliveries.data';

const dataSource: GridDataSource = {
  getRows: async () => {
    await latency();
    return { rows: deliveries, rowCount: deliveries.length };
  },
};

// preview-start
function RefreshToolbar() {
  const apiRef = useGridApiContext();
  const loading = useGridSelector(apiRef, gridRowsLoadingSelector);
  return (
    <Toolbar>
      <Button
        size="small"
        disabled={loading}
        startIcon={loading ? <CircularProgress size={16} aria-label="Loading" /> : undefined}
        onClick={() => apiRef.current.dataSource.fetchRows(undefined, { skipCache: true })}
      >
        Refresh
      </Button>
    </Toolbar>
  );
}
// preview-end

const columns: GridColDef<Delivery>[] = [
  { field: 'farm', headerName: 'Farm', flex: 1, minWidth: 140 },
  { field: 'crates', headerName: 'Crates', type: 'number', width: 90 },
];
const initialState = { pagination: { rowCount: 0 } };

export default function LoadingState() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="Deliveries from the server"
        dataSource={dataSource}
        columns={columns}
        initialState={initialState}
        slots={{ toolbar: RefreshToolbar }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
