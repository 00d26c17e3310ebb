import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridCellParams, GridColDef, GridEventListener } from '@mui/x-data-grid';
import { roasts } from './roasts.data';
import type { Roast } from './roasts.data';

const columns: GridColDef<Roast>[] = [
  { field: 'origin', headerName: 'Origin', flex: 1, minWidth: 110 },
  { field: 'farm', headerName: 'Farm', width: 130 },
  { field: 'green', headerName: 'Green, kg', type: 'number', width: 110 },
];

export default function CellEvents() {
  const [message, setMessage] = React.useState('Click a cell, or press Enter on it.');

  // preview-start
  const open = ({ colDef, formattedValue, row }: GridCellParams<Roast>) => {
    setMessage(`${colDef.headerName} of batch ${row.id}: ${formattedValue}`);
  };
  const handleKeyDown: GridEventListener<'cellKeyDown'> = (params, event) => {
    if (event.key === 'Enter') {
      open(params);
    }
  };
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <div style={{ height: 320 }}>
        {/* preview-start */}
        <DataGrid
          aria-label="Roasts to click"
          rows={roasts}
          columns={columns}
          onCellClick={open}
          onCellKeyDown={handleKeyDown}
          hideFooter
        />
        {/* preview-end */}
      </div>
      <Typography role="status" variant="body2">
        {message}
      </Typography>
    </Stack>
  );
}
