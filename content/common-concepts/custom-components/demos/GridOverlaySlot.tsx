import Inventory2Icon from '@mui/icons-material/Inventory2Outlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'parcel', headerName: 'Parcel', minWidth: 120, flex: 1 },
  { field: 'van', headerName: 'Van', width: 100 },
];

function NoParcels() {
  return (
    <Stack sx={{ height: '100%', alignItems: 'center', justifyContent: 'center', gap: 1 }}>
      <Inventory2Icon color="action" fontSize="large" />
      <Typography variant="body2">All parcels are on their way.</Typography>
    </Stack>
  );
}

export default function GridOverlaySlot() {
  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGrid
        aria-label="Parcels"
        rows={[]}
        columns={columns}
        slots={{ noRowsOverlay: NoParcels }}
        hideFooter
      />
    </Box>
  );
}
