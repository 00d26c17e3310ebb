import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, gridClasses } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { recordings } from '../../shared/recordings.data';
import type { Recording } from '../../shared/recordings.data';

const columns: GridColDef<Recording>[] = [
  { field: 'title', headerName: 'Title', width: 130 },
  { field: 'note', headerName: 'Note', width: 260 },
  { field: 'place', headerName: 'Place', width: 130 },
  { field: 'microphone', headerName: 'Microphone', width: 160 },
  { field: 'minutes', headerName: 'Min', type: 'number', width: 70 },
];

export default function PinnedWithAutoHeight() {
  const [wrap, setWrap] = React.useState(true);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        label="Wrap text"
        control={<Switch checked={wrap} onChange={(event) => setWrap(event.target.checked)} />}
      />
      <div style={{ height: 400 }}>
        <DataGridPro
          aria-label="Recordings with pinned columns"
          rows={recordings}
          columns={columns}
          // preview-start
          getRowHeight={() => (wrap ? 'auto' : null)}
          initialState={{ pinnedColumns: { left: ['title'], right: ['minutes'] } }}
          // preview-end
          sx={wrap ? { [`& .${gridClasses.cell}`]: { py: 1 } } : undefined}
          hideFooter
        />
      </div>
    </div>
  );
}
