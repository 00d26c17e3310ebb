import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Lap', type: 'number', width: 90 },
  { field: 'seconds', headerName: 'Seconds', type: 'number', flex: 1, minWidth: 110 },
];

const rows = Array.from({ length: 60 }, (_, index) => ({
  id: index + 1,
  seconds: 61 + ((index * 13) % 9),
}));

export default function WithoutVirtualization() {
  const [isDisabled, setIsDisabled] = React.useState(true);
  const [count, setCount] = React.useState(0);
  const frame = React.useRef<HTMLDivElement>(null);

  React.useEffect(() => {
    const body = frame.current;
    const update = () => setCount(body?.querySelectorAll('[data-rowindex]').length ?? 0);
    const observer = new MutationObserver(update);
    observer.observe(body!, { childList: true, subtree: true });
    update();
    return () => observer.disconnect();
  }, []);

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <FormControlLabel
        label="Disable virtualization"
        control={
          <Switch checked={isDisabled} onChange={(event) => setIsDisabled(event.target.checked)} />
        }
      />
      <div ref={frame} style={{ height: 280 }}>
        {/* preview-start */}
        <DataGrid
          aria-label="Laps"
          rows={rows}
          columns={columns}
          disableVirtualization={isDisabled}
          hideFooter
        />
        {/* preview-end */}
      </div>
      <Typography variant="body2">{`Rows in the document: ${count} of 60`}</Typography>
    </Stack>
  );
}
