import * as React from 'react';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { recordings } from '../../shared/recordings.data';
import type { Recording } from '../../shared/recordings.data';

// preview-start
const columns: GridColDef<Recording>[] = [
  { field: 'id', headerName: 'Tape', width: 75, resizable: false },
  { field: 'title', headerName: 'Title', width: 150, minWidth: 100, maxWidth: 320 },
  { field: 'place', headerName: 'Place', width: 120 },
];
// preview-end

export default function ResizableColumns() {
  const [change, setChange] = React.useState('No column was resized yet.');

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 370 }}>
        <DataGrid
          aria-label="Recordings with resizable columns"
          rows={recordings}
          columns={columns}
          // preview-start
          onColumnWidthChange={({ colDef, width }) =>
            setChange(`${colDef.headerName} is ${Math.round(width)} pixels wide.`)
          }
          // preview-end
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {change}
      </Typography>
    </div>
  );
}
