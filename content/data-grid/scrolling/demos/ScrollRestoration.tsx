import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { columns } from './tideColumns';
import { tides } from './tides.data';

const rows = tides.slice(0, 100);

export default function ScrollRestoration() {
  const apiRef = useGridApiRef();
  const [isOpen, setIsOpen] = React.useState(true);
  // preview-start
  const [scroll, setScroll] = React.useState({ top: 1040, left: 0 });
  // preview-end

  const toggle = () => {
    // preview-start
    if (isOpen && apiRef.current) {
      setScroll(apiRef.current.getScrollPosition());
    }
    // preview-end
    setIsOpen(!isOpen);
  };

  return (
    <Stack sx={{ width: '100%', gap: 1, alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={toggle}>
        {isOpen ? 'Close the table' : 'Open the table'}
      </Button>
      <div style={{ height: 300, width: '100%' }}>
        {isOpen ? (
          // preview-start
          <DataGrid
            aria-label="Tides that keep their position"
            apiRef={apiRef}
            rows={rows}
            columns={columns}
            initialState={{ scroll }}
            hideFooter
          />
        ) : (
          // preview-end
          <Typography>Closed at {Math.round(scroll.top)} pixels.</Typography>
        )}
      </div>
    </Stack>
  );
}
