import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'dish', headerName: 'Dish', flex: 1, minWidth: 140 },
  { field: 'course', headerName: 'Course', width: 120 },
];

const dishes = [
  { id: 1, dish: 'Crème caramel', course: 'Dessert' },
  { id: 2, dish: 'Jalapeño soup', course: 'Starter' },
  { id: 3, dish: 'Pâté with toast', course: 'Starter' },
  { id: 4, dish: 'Smørrebrød', course: 'Starter' },
];

export default function IgnoreAccents() {
  const [ignoreDiacritics, setIgnoreDiacritics] = React.useState(true);
  const [value, setValue] = React.useState('creme');
  const filterModel = React.useMemo(
    () => ({ items: [{ field: 'dish', operator: 'contains', value }] }),
    [value],
  );

  const controls = (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <TextField
        size="small"
        label="Dish contains"
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
      <FormControlLabel
        label="Ignore accents"
        control={
          <Switch
            checked={ignoreDiacritics}
            onChange={(event) => setIgnoreDiacritics(event.target.checked)}
          />
        }
      />
    </Stack>
  );

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      {controls}
      <div style={{ height: 266 }}>
        <DataGrid
          key={String(ignoreDiacritics)}
          aria-label="Dishes"
          rows={dishes}
          columns={columns}
          ignoreDiacritics={ignoreDiacritics}
          filterModel={filterModel}
          disableColumnFilter
          hideFooter
        />
      </div>
    </Stack>
  );
}
