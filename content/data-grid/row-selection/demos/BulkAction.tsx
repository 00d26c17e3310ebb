import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createRowSelectionManager, DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid';
import { repairs } from '../../shared/repairs.data';
import { columns } from './columns';

const nothing: GridRowSelectionModel = { type: 'include', ids: new Set() };

export default function BulkAction() {
  const [rows, setRows] = React.useState(repairs);
  const [selection, setSelection] = React.useState<GridRowSelectionModel>(nothing);

  // preview-start
  const manager = createRowSelectionManager(selection);
  const count = rows.filter(({ id }) => manager.has(id)).length;

  function finishSelected() {
    setRows((all) => all.map((row) => (manager.has(row.id) ? { ...row, state: 'Done' } : row)));
    setSelection(nothing);
  }
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 1, alignItems: 'start' }}>
      <Button variant="outlined" disabled={count === 0} onClick={finishSelected}>
        Mark {count} as done
      </Button>
      <div style={{ height: 424, width: '100%' }}>
        <DataGrid
          checkboxSelection
          aria-label="Repairs"
          rows={rows}
          columns={columns}
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
        />
      </div>
    </Stack>
  );
}
