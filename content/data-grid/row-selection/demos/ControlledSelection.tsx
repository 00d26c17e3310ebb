import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridRowSelectionModel } from '@mui/x-data-grid';
import { repairs } from '../../shared/repairs.data';
import { columns } from './columns';

const toCollect = repairs.filter(({ state }) => state === 'Done').map(({ id }) => id);

export default function ControlledSelection() {
  const [selection, setSelection] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([102]),
  });

  return (
    <Stack sx={{ width: '100%', gap: 2, alignItems: 'start' }}>
      <Button
        variant="outlined"
        onClick={() => setSelection({ type: 'include', ids: new Set(toCollect) })}
      >
        Select what can be collected
      </Button>
      <div style={{ height: 424, width: '100%' }}>
        {/* preview-start */}
        <DataGrid
          checkboxSelection
          disableRowSelectionExcludeModel
          aria-label="Repairs"
          rows={repairs}
          columns={columns}
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
        />
        {/* preview-end */}
      </div>
      <Typography component="output" variant="body2">
        Selected: {[...selection.ids].join(', ') || 'none'}
      </Typography>
    </Stack>
  );
}
