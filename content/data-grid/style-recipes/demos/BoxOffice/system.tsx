import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { columns } from '../../../shared/playColumns';
import { plays } from '../../../shared/plays.data';
import type { Status } from '../../../shared/plays.data';

const stateOf: Record<Status, string> = { Tickets: 'open', 'Few left': 'few', 'Sold out': 'full' };

export default function BoxOffice() {
  return (
    <Box sx={{ width: '100%', height: 290 }}>
      <DataGrid
        aria-label="Box office"
        rows={plays}
        columns={columns}
        columnHeaderHeight={40}
        rowHeight={48}
        getRowClassName={({ row }) => stateOf[row.status]}
        hideFooter
        sx={{
          borderRadius: 3,
          [`& .${gridClasses.columnHeaderTitle}`]: {
            fontSize: 12,
            letterSpacing: '0.05em',
            textTransform: 'uppercase',
          },
          '& .few': { fontWeight: 600 },
          '& .full': { color: 'text.secondary', textDecoration: 'line-through' },
        }}
      />
    </Box>
  );
}
