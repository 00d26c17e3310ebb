import * as React from 'react';
import {
  createCellEditHistoryHandler,
  DataGridPremium,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import type {
  DataGridPremiumProps,
  GridApiPremium,
  GridHistoryEventHandler,
  GridRowId,
} from '@mui/x-data-grid-premium';
import { HistoryToolbar } from './historyToolbar';
import { columns } from './routeColumns';
import { routes } from './routes.data';

interface EditData {
  id: GridRowId;
  field: string;
  oldValue: unknown;
  newValue: unknown;
}

export default function UndoOnOtherPages() {
  const apiRef = useGridApiRef();

  // preview-start
  const historyEventHandlers = React.useMemo(() => {
    const defaults = () => createCellEditHistoryHandler(apiRef as React.RefObject<GridApiPremium>);
    const edit: GridHistoryEventHandler<EditData> = {
      store: (...params) => defaults().store(...params),
      undo: (data) => defaults().undo(data),
      redo: (data) => defaults().redo(data),
      validate: ({ id, field, oldValue, newValue }, operation) =>
        apiRef.current?.getRow(id)?.[field] === (operation === 'undo' ? newValue : oldValue),
    };
    return { cellEditStop: edit } as DataGridPremiumProps['historyEventHandlers'];
  }, [apiRef]);
  // preview-end

  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGridPremium
        showToolbar
        aria-label="Routes in pages with undo"
        apiRef={apiRef}
        rows={routes}
        columns={columns}
        historyEventHandlers={historyEventHandlers}
        slots={{ toolbar: HistoryToolbar }}
        pagination
        pageSizeOptions={[3]}
        initialState={{ pagination: { paginationModel: { pageSize: 3 } } }}
      />
    </div>
  );
}
