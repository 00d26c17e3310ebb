import * as React from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { DataGrid } from '@mui/x-data-grid';
import type { DataGridProps, GridColDef } from '@mui/x-data-grid';
import { hives } from './hives.data';
import type { Hive } from './hives.data';

const columns: GridColDef<Hive>[] = [
  { field: 'name', headerName: 'Hive', flex: 1 },
  { field: 'frames', headerName: 'Frames', type: 'number', width: 110 },
];

interface Target {
  id: number;
  left: number;
  top: number;
}

export default function RowMenu() {
  const [rows, setRows] = React.useState(hives);
  const [target, setTarget] = React.useState<Target | null>(null);

  // preview-start
  const slotProps = React.useMemo<DataGridProps['slotProps']>(
    () => ({
      row: {
        onContextMenu: (event) => {
          event.preventDefault();
          const id = Number(event.currentTarget.dataset.id);
          setTarget({ id, left: event.clientX, top: event.clientY });
        },
      },
    }),
    [],
  );
  // preview-end

  const change = (frames: number) => {
    setRows((before) =>
      before.map((row) => (row.id === target?.id ? { ...row, frames: row.frames + frames } : row)),
    );
    setTarget(null);
  };

  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Hives with a row menu"
        rows={rows}
        columns={columns}
        // preview-start
        slotProps={slotProps}
        // preview-end
        hideFooter
      />
      <Menu
        open={target !== null}
        onClose={() => setTarget(null)}
        anchorReference="anchorPosition"
        anchorPosition={target ?? undefined}
        slotProps={{ list: { 'aria-label': 'Commands for the hive' } }}
      >
        <MenuItem onClick={() => change(1)}>Add a frame</MenuItem>
        <MenuItem onClick={() => change(-1)}>Remove a frame</MenuItem>
      </Menu>
    </div>
  );
}
