import * as React from 'react';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import type {
  DataGridPremiumProps,
  GridCellEditStopParams,
  GridColDef,
  GridHistoryEventHandler,
} from '@mui/x-data-grid-premium';
import { HistoryToolbar } from './historyToolbar';
import { routes } from './routes.data';
import type { Route } from './routes.data';

type CodedRoute = Omit<Route, 'id'> & { code: string };

const columns: GridColDef<CodedRoute>[] = [
  { field: 'code', headerName: 'Code', width: 80 },
  { field: 'name', headerName: 'Route', editable: true, flex: 1, minWidth: 110 },
  { field: 'meters', headerName: 'Meters', type: 'number', editable: true, width: 80 },
];
const rows: CodedRoute[] = routes.map(({ id, ...route }) => ({ ...route, code: `R-${id}` }));
const getRowId = (row: CodedRoute) => row.code;

interface Edit {
  before: CodedRoute;
  after: CodedRoute;
}

export default function UndoWithRowId() {
  const apiRef = useGridApiRef();

  // preview-start
  const historyEventHandlers = React.useMemo(() => {
    const edit: GridHistoryEventHandler<Edit> = {
      store: ({ id, field, reason }: GridCellEditStopParams) => {
        const api = apiRef.current;
        if (!api || reason === 'escapeKeyDown') {
          return null;
        }
        const before = api.getRow<CodedRoute>(id)!;
        return { before, after: api.getRowWithUpdatedValues(id, field) as CodedRoute };
      },
      undo: ({ before }) => apiRef.current?.updateRows([before]),
      redo: ({ after }) => apiRef.current?.updateRows([after]),
    };
    return { cellEditStop: edit } as DataGridPremiumProps['historyEventHandlers'];
  }, [apiRef]);
  // preview-end

  return (
    <div style={{ height: 425, width: '100%' }}>
      <DataGridPremium
        showToolbar
        aria-label="Routes with codes and undo"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        getRowId={getRowId}
        historyEventHandlers={historyEventHandlers}
        slots={{ toolbar: HistoryToolbar }}
        hideFooter
      />
    </div>
  );
}
