import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';

const crops = ['Barley', 'Canola', 'Hops', 'Lentils', 'Oats', 'Rye', 'Soybeans', 'Wheat'];
const rows = crops.map((crop, id) => ({ id, crop, price: 180 + id * 12, trades: 0 }));

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'crop', headerName: 'Crop', flex: 1, minWidth: 110 },
  { field: 'price', headerName: '€ per ton', type: 'number', width: 110 },
  { field: 'trades', headerName: 'Trades', type: 'number', width: 90 },
];

export default function LivePrices() {
  const apiRef = useGridApiRef();
  const [live, setLive] = React.useState(false);
  const trades = React.useRef(0);

  React.useEffect(() => {
    if (!live) {
      return undefined;
    }
    // Stands for a socket with 50 messages per second.
    const socket = setInterval(() => {
      trades.current += 1;
      const id = (trades.current * 5) % rows.length;
      const price = 180 + id * 12 + ((trades.current * 7) % 23);
      apiRef.current?.updateRows([{ id, price, trades: trades.current }]);
    }, 20);
    return () => clearInterval(socket);
  }, [apiRef, live]);

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <FormControlLabel
        control={<Switch checked={live} onChange={(event) => setLive(event.target.checked)} />}
        label="Receive 50 trades per second"
      />
      <div style={{ height: 370 }}>
        {/* preview-start */}
        <DataGridPro
          apiRef={apiRef}
          aria-label="Crop prices"
          rows={rows}
          columns={columns}
          throttleRowsMs={1000}
          hideFooter
        />
        {/* preview-end */}
      </div>
      <Typography variant="body2" color="text.secondary">
        The grid renders once per second. Sort by price while the trades arrive.
      </Typography>
    </Stack>
  );
}
