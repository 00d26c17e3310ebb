import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'parcel', headerName: 'Parcel', minWidth: 120, flex: 1 },
  { field: 'sender', headerName: 'Sender', width: 140 },
];

function NoParcels() {
  return (
    <Stack sx={{ height: '100%', alignItems: 'center', justifyContent: 'center', gap: 1 }}>
      <InboxIcon color="action" sx={{ fontSize: 56 }} />
      <Typography variant="body2">No parcels today</Typography>
    </Stack>
  );
}

export default function OverlayHeight() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', width: '100%' }}>
      <DataGrid
        aria-label="Parcels"
        rows={[]}
        columns={columns}
        slots={{ noRowsOverlay: NoParcels }}
        sx={{ '--DataGrid-overlayHeight': '220px' }}
        hideFooter
      />
    </Box>
  );
}
