import * as React from 'react';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { columns } from './tideColumns';
import { tides } from './tides.data';

const clamp = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));
const rows = tides.slice(0, 100);

export default function ScrollToCell() {
  const apiRef = useGridApiRef();
  const [cell, setCell] = React.useState({ rowIndex: 0, colIndex: 0 });

  const move = (byRows: number, byColumns: number) => {
    // preview-start
    const rowIndex = clamp(cell.rowIndex + byRows, rows.length);
    const colIndex = clamp(cell.colIndex + byColumns, columns.length);
    apiRef.current?.scrollToIndexes({ rowIndex, colIndex });
    apiRef.current?.setCellFocus(rows[rowIndex]!.id, columns[colIndex]!.field);
    // preview-end
    setCell({ rowIndex, colIndex });
  };

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <IconButton aria-label="Ten rows up" onClick={() => move(-10, 0)}>
          <ArrowUpwardIcon />
        </IconButton>
        <IconButton aria-label="Ten rows down" onClick={() => move(10, 0)}>
          <ArrowDownwardIcon />
        </IconButton>
        <IconButton aria-label="Previous column" onClick={() => move(0, -1)}>
          <ArrowBackIcon />
        </IconButton>
        <IconButton aria-label="Next column" onClick={() => move(0, 1)}>
          <ArrowForwardIcon />
        </IconButton>
        <Typography variant="body2" sx={{ ml: 1 }}>
          Row {cell.rowIndex + 1}, {columns[cell.colIndex]?.headerName}
        </Typography>
      </Stack>
      <div style={{ height: 300 }}>
        <DataGrid aria-label="Tides" apiRef={apiRef} rows={rows} columns={columns} hideFooter />
      </div>
    </Stack>
  );
}
