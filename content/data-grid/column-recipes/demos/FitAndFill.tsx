import { DataGrid } from '@mui/x-data-grid';
import type { GridAutosizeOptions, GridColDef } from '@mui/x-data-grid';
import { stalls } from './markets.data';
import type { Stall } from './markets.data';

// preview-start
const columns: GridColDef<Stall>[] = [
  { field: 'stall', headerName: 'Stall' },
  { field: 'offer', headerName: 'Offer', flex: 1, minWidth: 150 },
  { field: 'town', headerName: 'Town' },
  { field: 'rent', headerName: 'Rent (€)', type: 'number' },
];

const autosizeOptions: GridAutosizeOptions = {
  columns: columns.filter(({ flex }) => !flex).map(({ field }) => field),
  includeOutliers: true,
};
// preview-end

export default function FitAndFill() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Market stalls"
        rows={stalls}
        columns={columns}
        // preview-start
        autosizeOnMount
        autosizeOptions={autosizeOptions}
        // preview-end
        hideFooter
      />
    </div>
  );
}
