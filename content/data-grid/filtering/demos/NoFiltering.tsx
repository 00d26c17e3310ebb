import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'place', headerName: 'Place', type: 'number', width: 90 },
  { field: 'dog', headerName: 'Dog', flex: 1, minWidth: 120 },
  { field: 'score', headerName: 'Score', type: 'number', width: 100 },
];

const results = [
  { id: 1, place: 1, dog: 'Pepper', score: 96 },
  { id: 2, place: 2, dog: 'Juno', score: 91 },
  { id: 3, place: 3, dog: 'Biscuit', score: 84 },
];

export default function NoFiltering() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid
        disableColumnFilter
        aria-label="Dog show results"
        rows={results}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
