import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridInitialState } from '@mui/x-data-grid';
import { wellColumns, wells } from './wells.data';

const storageKey = 'wells-state-v1';

function readStored(): GridInitialState | undefined {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function StoredGrid() {
  const apiRef = useGridApiRef();
  const [initialState] = React.useState<GridInitialState | undefined>(readStored);

  // preview-start
  React.useEffect(() => {
    const api = apiRef.current;
    const save = () => {
      const state = api?.exportState({ exportOnlyDirtyModels: true }) ?? {};
      localStorage.setItem(storageKey, JSON.stringify(state));
    };
    document.addEventListener('visibilitychange', save);
    return () => {
      document.removeEventListener('visibilitychange', save);
      save();
    };
  }, [apiRef]);
  // preview-end

  return (
    <DataGrid
      aria-label="Wells"
      apiRef={apiRef}
      rows={wells}
      columns={wellColumns}
      initialState={initialState}
      hideFooter
    />
  );
}

export default function SavedOnLeave() {
  const [isOpen, setIsOpen] = React.useState<boolean>(false);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Button variant="outlined" sx={{ alignSelf: 'start' }} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Close the grid' : 'Open the grid'}
      </Button>
      <div style={{ height: 320 }}>{isOpen && <StoredGrid />}</div>
    </Stack>
  );
}
