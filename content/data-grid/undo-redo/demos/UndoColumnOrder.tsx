import * as React from 'react';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import type {
  DataGridPremiumProps,
  GridColumnOrderChangeParams,
  GridHistoryEventHandler,
} from '@mui/x-data-grid-premium';
import { HistoryToolbar } from './historyToolbar';
import { columns } from './routeColumns';
import { routes } from './routes.data';

interface Move {
  field: string;
  from: number;
  to: number;
}

export default function UndoColumnOrder() {
  const apiRef = useGridApiRef();

  // preview-start
  const historyEventHandlers = React.useMemo(() => {
    const move: GridHistoryEventHandler<Move> = {
      store: ({ column, oldIndex, targetIndex }: GridColumnOrderChangeParams) => ({
        field: column.field,
        from: oldIndex,
        to: targetIndex,
      }),
      undo: ({ field, from }) => apiRef.current?.setColumnIndex(field, from),
      redo: ({ field, to }) => apiRef.current?.setColumnIndex(field, to),
    };
    return { columnOrderChange: move } as DataGridPremiumProps['historyEventHandlers'];
  }, [apiRef]);
  // preview-end

  return (
    <div style={{ height: 425, width: '100%' }}>
      <DataGridPremium
        showToolbar
        aria-label="Routes, column order with undo"
        apiRef={apiRef}
        rows={routes}
        columns={columns}
        historyEventHandlers={historyEventHandlers}
        slots={{ toolbar: HistoryToolbar }}
        hideFooter
      />
    </div>
  );
}
