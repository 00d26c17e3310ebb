import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { GridColDef, GridListViewColDef, GridRenderCellParams } from '@mui/x-data-grid-pro';
import type { Boat } from './boats.data';

/** The columns of the table. */
export const columns: GridColDef<Boat>[] = [
  { field: 'name', headerName: 'Boat', flex: 1, minWidth: 120 },
  { field: 'kind', headerName: 'Kind', width: 110 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 80 },
  { field: 'price', headerName: '€ per hour', type: 'number', width: 110 },
  { field: 'status', headerName: 'Status', width: 110 },
];

function BoatItem({ row }: GridRenderCellParams<Boat>) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, width: '100%', height: '100%' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" noWrap sx={{ fontWeight: 'fontWeightMedium' }}>
          {row.name}
        </Typography>
        <Typography variant="caption" color="text.secondary" noWrap component="p">
          {row.kind}, {row.seats} seats, €{row.price} per hour
        </Typography>
      </Box>
      <Chip size="small" variant="outlined" label={row.status} />
    </Box>
  );
}

/** The one column of the list. */
export const listViewColumn: GridListViewColDef<Boat> = {
  field: 'boat',
  renderCell: (params) => <BoatItem {...params} />,
};
