import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridInitialState } from '@mui/x-data-grid';
import { columns } from './columns';
import { screenings } from './screenings.data';

const storageKey = 'film-club-state';

// preview-start
function readState(): GridInitialState {
  const stored = localStorage.getItem(storageKey);
  return stored ? JSON.parse(stored) : { pagination: { paginationModel: { pageSize: 5 } } };
}

function ProgramGrid({ onReload }: { onReload: () => void }) {
  const apiRef = useGridApiRef();
  const [initialState] = React.useState(readState);

  const save = () => {
    const { preferencePanel: _panel, ...state } = apiRef.current!.exportState();
    localStorage.setItem(storageKey, JSON.stringify(state));
  };
  // preview-end

  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button variant="outlined" onClick={save}>
          Save view
        </Button>
        <Button onClick={onReload}>Reload grid</Button>
      </Stack>
      <div style={{ height: 426 }}>
        <DataGrid
          apiRef={apiRef}
          initialState={initialState}
          showToolbar
          aria-label="Screenings, with a stored state"
          rows={screenings}
          columns={columns}
          pageSizeOptions={[5, 10]}
        />
      </div>
    </Stack>
  );
}

const noChanges = () => () => {};

export default function StoredGridState() {
  const [loads, setLoads] = React.useState(0);
  // There is no storage on the server, so the grid renders in the browser only.
  const isBrowser = React.useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  );

  return (
    <div style={{ width: '100%', height: 480 }}>
      {isBrowser && <ProgramGrid key={loads} onReload={() => setLoads(loads + 1)} />}
    </div>
  );
}
