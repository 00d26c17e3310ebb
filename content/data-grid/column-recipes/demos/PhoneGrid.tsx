import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { columns as wideColumns, stalls } from './markets.data';
import type { Stall } from './markets.data';

// preview-start
const summary: GridColDef<Stall> = {
  field: 'stall',
  headerName: 'Stall',
  flex: 1,
  minWidth: 180,
  display: 'flex',
  renderCell: ({ row }) => (
    <Box sx={{ overflow: 'hidden' }}>
      <Typography variant="body2" noWrap>
        {row.stall}
      </Typography>
      <Typography variant="caption" color="textSecondary" noWrap>
        {`${row.day} in ${row.town}, ${row.table} m`}
      </Typography>
    </Box>
  ),
};

const phoneColumns: GridColDef<Stall>[] = [
  summary,
  { field: 'rent', headerName: 'Rent (€)', type: 'number', width: 100 },
];
// preview-end

export default function PhoneGrid() {
  const theme = useTheme();
  const isPhone = useMediaQuery(theme.breakpoints.down('sm'));

  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        aria-label="Market stalls on any screen"
        rows={stalls}
        // preview-start
        columns={isPhone ? phoneColumns : wideColumns}
        rowHeight={isPhone ? 64 : 52}
        // preview-end
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
