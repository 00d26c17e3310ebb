import { DataGrid } from '@mui/x-data-grid';
import type { GridAutosizeOptions, GridColDef } from '@mui/x-data-grid';
import { recordings } from '../../shared/recordings.data';
import type { Recording } from '../../shared/recordings.data';

const columns: GridColDef<Recording>[] = [
  { field: 'title', headerName: 'Title', maxWidth: 260 },
  { field: 'minutes', headerName: 'Minutes', type: 'number' },
  { field: 'place', headerName: 'Place' },
];

const autosizeOptions: GridAutosizeOptions = { includeOutliers: true };

export default function AutosizeOnMount() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Recordings with fitted columns"
        rows={recordings}
        columns={columns}
        autosizeOnMount
        autosizeOptions={autosizeOptions}
        hideFooter
      />
    </div>
  );
}
