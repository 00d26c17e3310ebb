import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, GridRowEditStopReasons, GridRowModes, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridRowId, GridRowModesModel } from '@mui/x-data-grid';
import { ShiftActions, ShiftCommandsContext } from './shiftActions';
import { saveShift } from './shiftServer';
import { shifts } from './shifts.data';
import type { Shift } from './shifts.data';

const columns: GridColDef<Shift>[] = [
  {
    field: 'actions',
    type: 'actions',
    width: 90,
    renderCell: (cell) => <ShiftActions {...cell} />,
  },
  { field: 'helper', headerName: 'Helper', flex: 1, minWidth: 100, editable: true },
  { field: 'task', headerName: 'Task', flex: 1, minWidth: 100, editable: true },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 80, editable: true },
];

export default function NewRowOnTop() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState<Shift[]>(shifts);
  const [modes, setModes] = React.useState<GridRowModesModel>({});
  const [message, setMessage] = React.useState<string>();

  const commands = React.useMemo(
    () => ({
      modes,
      setMode: (id: GridRowId, mode: GridRowModesModel[string]) =>
        setModes((before) => ({ ...before, [id]: mode })),
      remove: (id: GridRowId) => setRows((before) => before.filter((row) => row.id !== id)),
    }),
    [modes],
  );

  // preview-start
  const add = () => {
    apiRef.current?.setSortModel([]); // a sorted grid would move the row
    apiRef.current?.setFilterModel({ items: [] }); // a filtered grid would hide it
    apiRef.current?.setPage(0);
    setRows([{ id: 'draft', helper: '', task: '', hours: 1, isDraft: true }, ...rows]);
    setModes({ ...modes, draft: { mode: GridRowModes.Edit, fieldToFocus: 'helper' } });
  };

  const processRowUpdate = async (newRow: Shift) => {
    const saved = await saveShift(newRow);
    setRows((before) => before.map((row) => (row.id === newRow.id ? saved : row)));
    setMessage(undefined);
    return newRow; // with the old id; `rows` brings the new one
  };

  const handleModesChange = (newModes: GridRowModesModel) => {
    setModes(newModes);
    // A draft that left edit mode without being saved was canceled.
    setRows((before) => before.filter(({ id, isDraft }) => !isDraft || id in newModes));
  };
  // preview-end

  return (
    <ShiftCommandsContext.Provider value={commands}>
      <Stack sx={{ width: '100%', gap: 1, alignItems: 'start' }}>
        <Button startIcon={<AddIcon />} disabled={rows.some((row) => row.isDraft)} onClick={add}>
          Add a shift
        </Button>
        <div style={{ height: 318, width: '100%' }}>
          <DataGrid
            apiRef={apiRef}
            editMode="row"
            aria-label="Shifts"
            rows={rows}
            columns={columns}
            rowModesModel={modes}
            onRowModesModelChange={handleModesChange}
            onRowEditStop={({ reason }, event) => {
              event.defaultMuiPrevented = reason === GridRowEditStopReasons.rowFocusOut;
            }}
            processRowUpdate={processRowUpdate}
            onProcessRowUpdateError={(error: Error) => setMessage(error.message)}
            hideFooter
          />
        </div>
        {message && <Alert severity="error">{message}</Alert>}
      </Stack>
    </ShiftCommandsContext.Provider>
  );
}
