import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'lap', headerName: 'Lap', type: 'number', width: 80 },
  { field: 'leader', headerName: 'Leader', flex: 1, minWidth: 120 },
  { field: 'time', headerName: 'Lap time', width: 110 },
];

const laps = [
  { id: 1, lap: 1, leader: 'Abara', time: '1:04.8' },
  { id: 2, lap: 2, leader: 'Abara', time: '1:05.1' },
  { id: 3, lap: 3, leader: 'Lindqvist', time: '1:03.9' },
  { id: 4, lap: 4, leader: 'Oyelaran', time: '1:02.6' },
];

export default function NoSorting() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Laps of the race"
        rows={laps}
        columns={columns}
        disableColumnSorting
        hideFooter
      />
    </div>
  );
}
