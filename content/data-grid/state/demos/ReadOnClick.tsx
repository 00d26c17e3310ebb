import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, gridFilteredSortedRowEntriesSelector, useGridApiRef } from '@mui/x-data-grid';
import { wellColumns, wells } from './wells.data';

export default function ReadOnClick() {
  const apiRef = useGridApiRef();
  const [sum, setSum] = React.useState<number | null>(null);

  // preview-start
  const addUp = () => {
    const entries = gridFilteredSortedRowEntriesSelector(apiRef);
    setSum(entries.reduce((total, { model }) => total + model.liters, 0));
  };
  // preview-end

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button variant="outlined" onClick={addUp}>
          Add up filtered rows
        </Button>
        <Typography role="status">{sum !== null && `${sum} liters per minute`}</Typography>
      </Stack>
      <div style={{ height: 340 }}>
        <DataGrid
          aria-label="Wells"
          apiRef={apiRef}
          rows={wells}
          columns={wellColumns}
          showToolbar
          hideFooter
        />
      </div>
    </Stack>
  );
}
