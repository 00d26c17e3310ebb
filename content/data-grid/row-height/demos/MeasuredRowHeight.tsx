import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { sightings } from './sightings.data';
import type { Sighting } from './sightings.data';

const columns: GridColDef<Sighting>[] = [
  { field: 'species', headerName: 'Species', width: 140 },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 190 },
];

const getRowHeight = () => 'auto' as const;
const getEstimatedRowHeight = () => 80;

export default function MeasuredRowHeight() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Sightings with notes"
        rows={sightings}
        columns={columns}
        getRowHeight={getRowHeight}
        getEstimatedRowHeight={getEstimatedRowHeight}
        sx={{ [`& .${gridClasses['row--dynamicHeight']} .${gridClasses.cell}`]: { py: 1.5 } }}
        hideFooter
      />
    </div>
  );
}
