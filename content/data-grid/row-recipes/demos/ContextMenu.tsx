import * as React from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { deliveries } from './deliveries.data';
import type { Delivery } from './deliveries.data';

const columns: GridColDef<Delivery>[] = [
  { field: 'farm', headerName: 'Farm', flex: 1, minWidth: 140 },
  { field: 'crates', headerName: 'Crates', type: 'number', width: 90 },
];

interface Target {
  row: Delivery;
  field: string;
  left: number;
  top: number;
}

export default function ContextMenu() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(deliveries);
  const [target, setTarget] = React.useState<Target | null>(null);
  const nextFocus = React.useRef<number | null>(null);
  const close = () => setTarget(null);

  // preview-start
  const slotProps = React.useMemo(
    () => ({
      cell: {
        onContextMenu: (event: React.MouseEvent<HTMLElement>) => {
          const cell = event.currentTarget;
          const id = Number(cell.closest<HTMLElement>('[data-id]')?.dataset.id);
          const row: Delivery | null | undefined = apiRef.current?.getRow(id);
          if (row && cell.dataset.field) {
            event.preventDefault();
            setTarget({ row, field: cell.dataset.field, left: event.clientX, top: event.clientY });
          }
        },
      },
    }),
    [apiRef],
  );
  // preview-end

  const copy = () => {
    const text = target && apiRef.current?.getCellParams(target.row.id, target.field);
    navigator.clipboard.writeText(String(text?.formattedValue ?? '')).catch(() => {});
    close();
  };
  const remove = () => {
    const index = rows.findIndex((row) => row.id === target?.row.id);
    nextFocus.current = (rows[index + 1] ?? rows[index - 1])?.id ?? null;
    setRows(rows.toSpliced(index, 1));
    close();
  };

  const restoreFocus = () => {
    if (nextFocus.current !== null) {
      apiRef.current?.setCellFocus(nextFocus.current, 'farm');
      nextFocus.current = null;
    }
  };

  return (
    <div style={{ height: 370, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        apiRef={apiRef}
        aria-label="Deliveries with a context menu"
        rows={rows}
        columns={columns}
        slotProps={slotProps}
        hideFooter
      />
      <Menu
        open={target !== null}
        onClose={close}
        anchorReference="anchorPosition"
        anchorPosition={target ?? undefined}
        slotProps={{
          list: { 'aria-label': `Commands for ${target?.row.farm}` },
          transition: { onExited: restoreFocus },
        }}
      >
        <MenuItem onClick={copy}>Copy cell</MenuItem>
        <MenuItem onClick={remove}>Delete {target?.row.farm}</MenuItem>
      </Menu>
      {/* preview-end */}
    </div>
  );
}
