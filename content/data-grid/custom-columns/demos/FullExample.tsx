import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { cheeses } from './cheeses.data';
import type { Cheese } from './cheeses.data';
import { country } from './countryColumn';
import { rating } from './ratingColumn';
import { share } from './shareColumn';

const columns: GridColDef<Cheese>[] = [
  { field: 'name', headerName: 'Cheese', flex: 1, minWidth: 150 },
  { field: 'rating', headerName: 'Rating', ...rating, editable: true },
  { field: 'country', headerName: 'Country', ...country, editable: true },
  { field: 'fat', headerName: 'Fat', ...share, editable: true },
];

export default function FullExample() {
  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGrid
        aria-label="Cheeses with ratings"
        rows={cheeses}
        columns={columns}
        showToolbar
        hideFooter
      />
    </div>
  );
}
