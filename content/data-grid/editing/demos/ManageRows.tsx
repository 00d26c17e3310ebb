import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, GridRowEditStopReasons, GridRowModes } from '@mui/x-data-grid';
import type { GridColDef, GridRowId, GridRowModesModel } from '@mui/x-data-grid';
import { columns as loanColumns } from './columns';
import { LoanActions } from './loanActions';
import { loans } from './loans.data';
import type { Loan } from './loans.data';

export default function ManageRows() {
  const [rows, setRows] = React.useState(loans);
  const [modes, setModes] = React.useState<GridRowModesModel>({});
  const [newId, setNewId] = React.useState<GridRowId>();

  const remove = (id: GridRowId) => setRows((before) => before.filter((row) => row.id !== id));

  const add = () => {
    const id = Math.max(0, ...rows.map((row) => row.id)) + 1;
    const due = new Date(2026, 4, 20);
    setRows([...rows, { id, tool: '', borrower: '', deposit: 0, due, returned: false }]);
    setModes({ ...modes, [id]: { mode: GridRowModes.Edit, fieldToFocus: 'tool' } });
    setNewId(id);
  };

  const save = (newRow: Loan) => {
    setRows((before) => before.map((row) => (row.id === newRow.id ? newRow : row)));
    setNewId((id) => (id === newRow.id ? undefined : id));
    return newRow;
  };

  const cancel = (id: GridRowId) => {
    setModes({ ...modes, [id]: { mode: GridRowModes.View, ignoreModifications: true } });
    if (id === newId) {
      remove(id);
      setNewId(undefined);
    }
  };

  const actions: GridColDef<Loan> = {
    field: 'actions',
    type: 'actions',
    width: 90,
    renderCell: (params) => (
      <LoanActions
        {...params}
        isEditing={modes[params.id]?.mode === GridRowModes.Edit}
        onEdit={() => setModes({ ...modes, [params.id]: { mode: GridRowModes.Edit } })}
        onSave={() => setModes({ ...modes, [params.id]: { mode: GridRowModes.View } })}
        onCancel={() => cancel(params.id)}
        onDelete={() => remove(params.id)}
      />
    ),
  };

  return (
    <Stack sx={{ width: '100%', gap: 1, alignItems: 'start' }}>
      <Button startIcon={<AddIcon />} disabled={newId !== undefined} onClick={add}>
        Add a loan
      </Button>
      <div style={{ height: 370, width: '100%' }}>
        <DataGrid
          editMode="row"
          aria-label="Loans"
          rows={rows}
          columns={[actions, ...loanColumns]}
          rowModesModel={modes}
          onRowModesModelChange={setModes}
          onRowEditStop={({ id, reason }, event) => {
            const isCancelled = reason === GridRowEditStopReasons.escapeKeyDown;
            event.defaultMuiPrevented =
              isCancelled || reason === GridRowEditStopReasons.rowFocusOut;
            if (isCancelled) {
              cancel(id);
            }
          }}
          processRowUpdate={save}
          hideFooter
        />
      </div>
    </Stack>
  );
}
