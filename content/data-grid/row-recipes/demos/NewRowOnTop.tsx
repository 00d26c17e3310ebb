import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridNumberComparator,
  GridRowEditStopReasons,
  GridRowModes,
  gridStringOrNumberComparator,
} from '@mui/x-data-grid';
import type { GridColDef, GridComparatorFn, GridRowModesModel } from '@mui/x-data-grid';
import { deliveries } from './deliveries.data';

interface Entry {
  id: number;
  farm: string;
  crates: number;
  isNew?: boolean;
}

// preview-start
/** Sorts with `compare`, but keeps new rows first in both directions. */
const newRowsFirst =
  (compare: GridComparatorFn): NonNullable<GridColDef['getSortComparator']> =>
  (direction) =>
  (a, b, cellA, cellB) => {
    const isNew = ({ api, id }: typeof cellA) => Number(api.getRow(id)?.isNew ?? false);
    const sign = direction === 'desc' ? -1 : 1;
    return isNew(cellB) - isNew(cellA) || sign * compare(a, b, cellA, cellB);
  };
// preview-end

const columns: GridColDef<Entry>[] = [
  {
    field: 'farm',
    headerName: 'Farm',
    flex: 1,
    minWidth: 140,
    editable: true,
    getSortComparator: newRowsFirst(gridStringOrNumberComparator),
  },
  {
    field: 'crates',
    headerName: 'Crates',
    type: 'number',
    width: 100,
    editable: true,
    getSortComparator: newRowsFirst(gridNumberComparator),
  },
];

const initialState = { sorting: { sortModel: [{ field: 'farm', sort: 'asc' as const }] } };

export default function NewRowOnTop() {
  const [rows, setRows] = React.useState<Entry[]>(deliveries);
  const [modes, setModes] = React.useState<GridRowModesModel>({});

  // preview-start
  const add = () => {
    const id = Math.max(0, ...rows.map((row) => row.id)) + 1;
    setRows([...rows, { id, farm: '', crates: 1, isNew: true }]);
    setModes({ ...modes, [id]: { mode: GridRowModes.Edit, fieldToFocus: 'farm' } });
  };
  const save = (row: Entry): Entry => {
    const saved = { ...row, isNew: false };
    setRows((before) => before.map((entry) => (entry.id === row.id ? saved : entry)));
    return saved;
  };
  const handleModesChange = (newModes: GridRowModesModel) => {
    setModes(newModes);
    setRows((before) => before.filter(({ id, isNew }) => !isNew || id in newModes));
  };
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 1, alignItems: 'start' }}>
      <Button size="small" onClick={add} disabled={rows.some(({ isNew }) => isNew)}>
        Add a delivery
      </Button>
      <div style={{ height: 400, width: '100%' }}>
        <DataGrid
          aria-label="Deliveries with new rows on top"
          rows={rows}
          columns={columns}
          editMode="row"
          rowModesModel={modes}
          onRowModesModelChange={handleModesChange}
          onRowEditStop={({ reason }, event) => {
            event.defaultMuiPrevented = reason === GridRowEditStopReasons.rowFocusOut;
          }}
          processRowUpdate={save}
          initialState={initialState}
          hideFooter
        />
      </div>
    </Stack>
  );
}
