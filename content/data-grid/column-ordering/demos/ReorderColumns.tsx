import * as React from 'react';
import Typography from '@mui/material/Typography';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, instruments } from './instruments.data';

export default function ReorderColumns() {
  const [move, setMove] = React.useState('Drag a header to another position.');

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 266 }}>
        <DataGridPro
          aria-label="Instruments"
          rows={instruments}
          columns={columns}
          // preview-start
          onColumnOrderChange={({ column, oldIndex, targetIndex }) =>
            setMove(`${column.headerName} moved from ${oldIndex + 1} to ${targetIndex + 1}.`)
          }
          // preview-end
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {move}
      </Typography>
    </div>
  );
}
