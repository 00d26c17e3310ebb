import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridInitialState } from '@mui/x-data-grid';
import { wellColumns, wells } from './wells.data';

interface Copy {
  key: number;
  state: GridInitialState;
}

export default function CopyToSecondGrid() {
  const apiRef = useGridApiRef();
  const [copy, setCopy] = React.useState<Copy>({ key: 0, state: {} });

  const copyState = () => {
    const state = apiRef.current?.exportState();
    if (state) {
      setCopy(({ key }) => ({ key: key + 1, state }));
    }
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 240 }}>
        <DataGrid
          aria-label="Wells"
          apiRef={apiRef}
          rows={wells}
          columns={wellColumns}
          hideFooter
        />
      </div>
      <Button variant="outlined" onClick={copyState} sx={{ alignSelf: 'start' }}>
        Copy the state below
      </Button>
      <div style={{ height: 240 }}>
        {/* preview-start */}
        <DataGrid
          key={copy.key}
          aria-label="Wells, copy"
          rows={wells}
          columns={wellColumns}
          initialState={copy.state}
          hideFooter
        />
        {/* preview-end */}
      </div>
    </Stack>
  );
}
