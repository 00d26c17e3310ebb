import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Parcel', type: 'number', width: 110 },
  { field: 'shelf', headerName: 'Shelf', flex: 1, minWidth: 90 },
  { field: 'grams', headerName: 'Grams', type: 'number', width: 100 },
];

const rows = Array.from({ length: 100_000 }, (_, index) => ({
  id: index + 1,
  shelf: `${'ABCDEFGH'[index % 8]}-${(index * 37) % 400}`,
  grams: 50 + ((index * 7919) % 4900),
}));

export default function ManyRows() {
  const apiRef = useGridApiRef();
  const [text, setText] = React.useState('Scroll to see which rows are in the document.');

  // preview-start
  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('renderedRowsIntervalChange', (context) => {
        const { firstRowIndex, lastRowIndex } = context;
        setText(`Rows ${firstRowIndex + 1} to ${lastRowIndex} are in the document.`);
      }),
    [apiRef],
  );
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <div style={{ height: 360 }}>
        {/* preview-start */}
        <DataGridPro
          aria-label="One hundred thousand parcels"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
        />
        {/* preview-end */}
      </div>
      <Typography variant="body2">{text}</Typography>
    </Stack>
  );
}
