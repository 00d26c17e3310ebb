import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { expeditions, type Expedition } from '../../shared/expeditions.data';

const columns: GridColDef<Expedition>[] = [
  { field: 'name', headerName: 'Expedition', minWidth: 150, flex: 1 },
  { field: 'leader', headerName: 'Leader', width: 140 },
];

export default function RestOfTheSpace() {
  return (
    // In an app this is the page, with a height of '100dvh'.
    <Stack sx={{ width: '100%', height: 400, gap: 1.5 }}>
      <Typography id="expedition-title" variant="h6" component="p">
        Expeditions
      </Typography>
      {/* preview-start */}
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid aria-labelledby="expedition-title" rows={expeditions} columns={columns} />
      </Box>
      {/* preview-end */}
      <Typography variant="body2" color="text.secondary">
        Nine expeditions since April 2025
      </Typography>
    </Stack>
  );
}
