import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';

interface Room {
  id: number;
  name: string;
  equipment: string[];
}

const equipment = ['Easels', 'Kiln', 'Loom', 'Piano', 'Projector', 'Sink'];

const rooms: Room[] = [
  { id: 1, name: 'Studio', equipment: ['Easels', 'Sink'] },
  { id: 2, name: 'Hall', equipment: ['Piano', 'Projector'] },
  { id: 3, name: 'Cellar', equipment: ['Kiln'] },
];

// preview-start
function EquipmentEditor({ id, field, value, hasFocus }: GridRenderEditCellParams<Room, string[]>) {
  const apiRef = useGridApiContext();
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [open, setOpen] = React.useState(true);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      inputRef.current?.focus();
    }
  }, [hasFocus]);

  return (
    <Autocomplete
      multiple
      fullWidth
      disableCloseOnSelect
      limitTags={1}
      options={equipment}
      value={value || []}
      open={open && hasFocus}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onChange={(_event, names) => apiRef.current.setEditCellValue({ id, field, value: names })}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && open) {
          event.stopPropagation(); // chooses an option, and does not save yet
        }
      }}
      renderInput={({ InputProps, inputProps, ...params }) => (
        <TextField
          {...params}
          variant="standard"
          inputRef={inputRef}
          slotProps={{
            input: { ...InputProps, disableUnderline: true },
            htmlInput: { ...inputProps, 'aria-label': 'Equipment' },
          }}
        />
      )}
      slotProps={{ chip: { size: 'small' } }}
      sx={{ px: 1, '& .MuiAutocomplete-inputRoot': { flexWrap: 'nowrap' } }}
    />
  );
}
// preview-end

const columns: GridColDef<Room>[] = [
  { field: 'name', headerName: 'Room', flex: 1, minWidth: 80 },
  {
    field: 'equipment',
    headerName: 'Equipment',
    width: 240,
    editable: true,
    display: 'flex',
    valueFormatter: (value?: string[]) => value?.join(', ') ?? '',
    sortComparator: (a: string[], b: string[]) => a.join().localeCompare(b.join()),
    renderCell: ({ value }: { value?: string[] }) => (
      <Stack direction="row" sx={{ gap: 0.5, overflow: 'hidden' }}>
        {value?.map((name) => (
          <Chip key={name} size="small" label={name} />
        ))}
      </Stack>
    ),
    renderEditCell: (params) => <EquipmentEditor {...params} />,
  },
];

export default function MultiSelectCell() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid aria-label="Rooms and equipment" rows={rooms} columns={columns} hideFooter />
    </div>
  );
}
