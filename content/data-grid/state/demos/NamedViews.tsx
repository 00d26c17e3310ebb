import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridInitialState } from '@mui/x-data-grid-pro';
import { wellColumns, wells } from './wells.data';

interface View {
  name: string;
  state: GridInitialState;
}

const deepWells: View = {
  name: 'Deep wells',
  state: {
    filter: { filterModel: { items: [{ field: 'depth', operator: '>', value: 50 }] } },
    sorting: { sortModel: [{ field: 'depth', sort: 'desc' }] },
    pinnedColumns: { left: ['well'] },
  },
};

export default function NamedViews() {
  const apiRef = useGridApiRef();
  const [views, setViews] = React.useState<View[]>([deepWells]);
  const [name, setName] = React.useState<string>('');

  // preview-start
  const save = () => {
    const state = apiRef.current?.exportState();
    if (state && name) {
      setViews((before) => [...before.filter((view) => view.name !== name), { name, state }]);
      setName('');
    }
  };
  const open = ({ state }: View) => apiRef.current?.restoreState(state);
  // preview-end

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <TextField
          size="small"
          label="Name of the view"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button variant="outlined" disabled={name === ''} onClick={save}>
          Save
        </Button>
      </Stack>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {views.map((view) => (
          <Chip key={view.name} label={view.name} onClick={() => open(view)} />
        ))}
      </Stack>
      <div style={{ height: 340 }}>
        <DataGridPro aria-label="Wells" apiRef={apiRef} rows={wells} columns={wellColumns} />
      </div>
    </Stack>
  );
}
