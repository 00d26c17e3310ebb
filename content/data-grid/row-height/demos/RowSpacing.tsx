import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { GridColDef, GridRowSpacingParams } from '@mui/x-data-grid';
import { sightings } from './sightings.data';
import type { Sighting } from './sightings.data';

const columns: GridColDef<Sighting>[] = [
  { field: 'species', headerName: 'Species', flex: 1, minWidth: 150 },
  { field: 'count', headerName: 'Count', type: 'number', width: 90 },
];

const getRowSpacing = ({ isFirstVisible, isLastVisible }: GridRowSpacingParams) => ({
  top: isFirstVisible ? 8 : 4,
  bottom: isLastVisible ? 8 : 4,
});

export default function RowSpacing() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Sightings with gaps between rows"
        rows={sightings}
        columns={columns}
        rowHeight={44}
        getRowSpacing={getRowSpacing}
        sx={{ [`& .${gridClasses.row}`]: { bgcolor: 'action.hover' } }}
        hideFooter
      />
    </div>
  );
}
