import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, GridRowEditStopReasons, GridRowModes } from '@mui/x-data-grid';
import type { GridColDef, GridRowModesModel } from '@mui/x-data-grid';
import { columns as loanColumns } from './columns';
import { LoanActions, LoanCommandsContext } from './loanActions';
import type { LoanCommands } from './loanActions';
import { loans } from './loans.data';
import type { Loan } from './loans.data';

// Outside the component: new columns on each render would reset the column widths.
const columns: GridColDef<Loan>[] = [
  { field: 'actions', type: 'actions', width: 90, renderCell: (cell) => <LoanActions {...cell} /> },
  ...loanColumns,
];

export default function ManageRows() {
  const [rows, setRows] = React.useState(loans);
  const [modes, setModes] = React.useState<GridRowModesModel>({});

  const commands = React.useMemo<LoanCommands>(
    () => ({
      modes,
      setMode: (id, mode) => setModes((before) => ({ ...before, [id]: mode })),
      remove: (id) => setRows((before) => before.filter((row) => row.id !== id)),
    }),
    [modes],
  );

  const add = () => {
    const id = Math.max(0, ...rows.map((row) => row.id)) + 1;
    const empty = { tool: '', borrower: '', deposit: 0, due: new Date(2026, 4, 20) };
    setRows([...rows, { id, ...empty, returned: false, isNew: true }]);
    setModes({ ...modes, [id]: { mode: GridRowModes.Edit, fieldToFocus: 'tool' } });
  };

  const save = (newRow: Loan) => {
    const saved = { ...newRow, isNew: false };
    setRows((before) => before.map((row) => (row.id === saved.id ? saved : row)));
    return saved;
  };

  const handleModesChange = (newModes: GridRowModesModel) => {
    setModes(newModes);
    // A new row that left edit mode without being saved was canceled.
    setRows((before) => before.filter(({ id, isNew }) => !isNew || id in newModes));
  };

  return (
    <LoanCommandsContext.Provider value={commands}>
      <Stack sx={{ width: '100%', gap: 1, alignItems: 'start' }}>
        <Button startIcon={<AddIcon />} disabled={rows.some(({ isNew }) => isNew)} onClick={add}>
          Add a loan
        </Button>
        <div style={{ height: 370, width: '100%' }}>
          <DataGrid
            editMode="row"
            aria-label="Loans"
            rows={rows}
            columns={columns}
            // preview-start
            rowModesModel={modes}
            onRowModesModelChange={handleModesChange}
            onRowEditStop={({ reason }, event) => {
              event.defaultMuiPrevented = reason === GridRowEditStopReasons.rowFocusOut;
            }}
            processRowUpdate={save}
            // preview-end
            hideFooter
          />
        </div>
      </Stack>
    </LoanCommandsContext.Provider>
  );
}
