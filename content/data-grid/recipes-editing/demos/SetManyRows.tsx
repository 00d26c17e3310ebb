import * as React from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { createRowSelectionManager, DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRowSelectionModel } from '@mui/x-data-grid';
import { places, seedlings } from './seedlings.data';
import type { Seedling } from './seedlings.data';

const columns: GridColDef<Seedling>[] = [
  { field: 'plant', headerName: 'Plant', flex: 1, minWidth: 90 },
  { field: 'place', headerName: 'Place', width: 110 },
  { field: 'pots', headerName: 'Pots', type: 'number', width: 80 },
];

const nothing: GridRowSelectionModel = { type: 'include', ids: new Set() };

export default function SetManyRows() {
  const [rows, setRows] = React.useState<Seedling[]>(seedlings);
  const [selection, setSelection] = React.useState<GridRowSelectionModel>(nothing);
  const [place, setPlace] = React.useState<Seedling['place']>('Bed');
  const isSelected = createRowSelectionManager(selection);
  const count = rows.filter(({ id }) => isSelected.has(id)).length;

  const apply = () => {
    setRows((before) => before.map((row) => (isSelected.has(row.id) ? { ...row, place } : row)));
    setSelection(nothing);
  };

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <TextField
          select
          size="small"
          label="Place"
          value={place}
          onChange={({ target }) => setPlace(target.value as Seedling['place'])}
          sx={{ minWidth: 140 }}
        >
          {places.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <Button variant="contained" disabled={count === 0} onClick={apply}>
          Set for {count} {count === 1 ? 'row' : 'rows'}
        </Button>
      </Stack>
      <div style={{ height: 266 }}>
        <DataGrid
          checkboxSelection
          aria-label="Seedlings to move"
          rows={rows}
          columns={columns}
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          hideFooter
        />
      </div>
    </Stack>
  );
}
