import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, gridExpandedSortedRowIdsSelector, useGridApiRef } from '@mui/x-data-grid';
import type { GridRowId } from '@mui/x-data-grid';
import { columns } from './tideColumns';
import { tides } from './tides.data';

const pageSize = 25;

export default function ScrollToRow() {
  const apiRef = useGridApiRef();
  const [id, setId] = React.useState(70);

  // preview-start
  const showRow = (rowId: GridRowId) => {
    const rowIndex = gridExpandedSortedRowIdsSelector(apiRef).indexOf(rowId);
    if (rowIndex === -1) {
      return; // There is no such row, or a filter hides it.
    }
    apiRef.current?.setPage(Math.floor(rowIndex / pageSize));
    // The rows of the new page are rendered after this event.
    setTimeout(() => {
      apiRef.current?.scrollToIndexes({ rowIndex });
      apiRef.current?.setCellFocus(rowId, 'id');
    });
  };
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 1.5 }}>
      <Stack
        component="form"
        direction="row"
        sx={{ gap: 1 }}
        onSubmit={(event) => {
          event.preventDefault();
          showRow(id);
        }}
      >
        <TextField
          label="Tide"
          type="number"
          size="small"
          value={id}
          onChange={(event) => setId(Number(event.target.value))}
          slotProps={{ htmlInput: { min: 1, max: tides.length } }}
          sx={{ width: 110 }}
        />
        <Button type="submit" variant="outlined">
          Show
        </Button>
      </Stack>
      <div style={{ height: 340 }}>
        <DataGrid
          aria-label="Tides in pages"
          apiRef={apiRef}
          rows={tides}
          columns={columns}
          initialState={{ pagination: { paginationModel: { pageSize } } }}
          pageSizeOptions={[pageSize]}
        />
      </div>
    </Stack>
  );
}
