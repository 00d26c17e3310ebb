import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

// preview-start
const columns: GridColDef[] = [
  { field: 'player', headerName: 'Player', flex: 1, minWidth: 120 },
  { field: 'points', headerName: 'Points', type: 'number', width: 100 },
  { field: 'form', headerName: 'Last five games', sortable: false, width: 150 },
];
// preview-end

const players = [
  { id: 1, player: 'Ines', points: 14, form: 'W W L W D' },
  { id: 2, player: 'Bashir', points: 11, form: 'L W W D L' },
  { id: 3, player: 'Mei', points: 17, form: 'W W W W L' },
  { id: 4, player: 'Tobias', points: 8, form: 'D L L W L' },
];

export default function UnsortableColumn() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid aria-label="Chess league" rows={players} columns={columns} hideFooter />
    </div>
  );
}
