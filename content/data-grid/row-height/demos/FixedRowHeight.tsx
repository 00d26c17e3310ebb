import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { sightings } from './sightings.data';
import type { Sighting } from './sightings.data';

const columns: GridColDef<Sighting>[] = [
  { field: 'species', headerName: 'Species', flex: 1, minWidth: 150 },
  { field: 'count', headerName: 'Count', type: 'number', width: 90 },
  { field: 'rare', headerName: 'Rare', type: 'boolean', width: 80 },
];

export default function FixedRowHeight() {
  return (
    <div style={{ height: 264, width: '100%' }}>
      <DataGrid
        aria-label="Sightings in small rows"
        rows={sightings}
        columns={columns}
        rowHeight={30}
        columnHeaderHeight={40}
        hideFooter
      />
    </div>
  );
}
