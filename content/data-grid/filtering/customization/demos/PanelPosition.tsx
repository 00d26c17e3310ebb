import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { columns } from './columns';
import { huts } from './huts.data';

export default function PanelPosition() {
  const apiRef = useGridApiRef();
  const [target, setTarget] = React.useState<HTMLButtonElement | null>(null);

  return (
    <Stack sx={{ width: '100%', gap: 2, alignItems: 'start' }}>
      {/* preview-start */}
      <Button ref={setTarget} variant="outlined" onClick={() => apiRef.current?.showFilterPanel()}>
        Filter huts
      </Button>
      <div style={{ height: 370, width: '100%' }}>
        <DataGrid
          apiRef={apiRef}
          slotProps={{ panel: { target }, basePopper: { placement: 'bottom-start' } }}
          // preview-end
          aria-label="Huts"
          rows={huts}
          columns={columns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
