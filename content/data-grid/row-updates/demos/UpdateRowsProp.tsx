import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import { columns, docks, nextDock } from './docks.data';

export default function UpdateRowsProp() {
  const [rows, setRows] = React.useState(docks);
  const first = rows[0];

  // preview-start
  const open = () => setRows((all) => [...all, nextDock(all)]);
  const rent = () =>
    setRows((all) => all.map((row) => (row === first ? { ...row, bikes: row.bikes - 1 } : row)));
  const close = () => setRows((all) => all.filter((row) => row !== first));
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button size="small" onClick={open}>
          Open a dock
        </Button>
        <Button size="small" onClick={rent} disabled={!first || first.bikes === 0}>
          Rent at the first dock
        </Button>
        <Button size="small" onClick={close} disabled={!first}>
          Close the first dock
        </Button>
      </Stack>
      <div style={{ height: 320 }}>
        {/* preview-start */}
        <DataGrid aria-label="Bike docks" rows={rows} columns={columns} hideFooter />
        {/* preview-end */}
      </div>
    </Stack>
  );
}
