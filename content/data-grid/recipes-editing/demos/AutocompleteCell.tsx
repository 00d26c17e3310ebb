import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';

interface Boat {
  id: number;
  name: string;
  harbor: string | null;
}

const harbors = [
  'Aldermouth',
  'Brenn',
  'Coldhaven',
  'Drift Point',
  'Eastwick',
  'Farrow',
  'Gullport',
];

const boats: Boat[] = [
  { id: 1, name: 'Merle', harbor: 'Brenn' },
  { id: 2, name: 'Anke', harbor: 'Gullport' },
  { id: 3, name: 'Tilda', harbor: null },
];

// preview-start
function HarborEditor({
  id,
  field,
  value,
  hasFocus,
}: GridRenderEditCellParams<Boat, string | null>) {
  const apiRef = useGridApiContext();
  const inputRef = React.useRef<HTMLInputElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      inputRef.current?.focus();
    }
  }, [hasFocus]);

  return (
    <Autocomplete
      fullWidth
      autoHighlight
      openOnFocus
      options={harbors}
      value={value || null}
      onChange={(_event, harbor) => apiRef.current.setEditCellValue({ id, field, value: harbor })}
      renderInput={({ InputProps, inputProps, ...params }) => (
        <TextField
          {...params}
          variant="standard"
          inputRef={inputRef}
          slotProps={{
            input: { ...InputProps, disableUnderline: true },
            htmlInput: { ...inputProps, 'aria-label': 'Harbor' },
          }}
        />
      )}
      sx={{ px: 1.25, '& .MuiInputBase-root': { font: 'inherit' } }}
    />
  );
}
// preview-end

const columns: GridColDef<Boat>[] = [
  { field: 'name', headerName: 'Boat', flex: 1, minWidth: 100 },
  {
    field: 'harbor',
    headerName: 'Harbor',
    width: 200,
    editable: true,
    display: 'flex',
    renderEditCell: (params) => <HarborEditor {...params} />,
  },
];

export default function AutocompleteCell() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid aria-label="Boats and harbors" rows={boats} columns={columns} hideFooter />
    </div>
  );
}
