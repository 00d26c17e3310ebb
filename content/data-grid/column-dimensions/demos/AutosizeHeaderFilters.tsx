import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridAutosizeOptions, GridColDef } from '@mui/x-data-grid-pro';
import { recordings } from '../../shared/recordings.data';
import type { Recording } from '../../shared/recordings.data';

const columns: GridColDef<Recording>[] = [
  { field: 'id', headerName: 'Tape', type: 'number', maxWidth: 130 },
  { field: 'minutes', headerName: 'Min', type: 'number', maxWidth: 130 },
  { field: 'kind', headerName: 'Kind', maxWidth: 160 },
];

// preview-start
const autosizeOptions: GridAutosizeOptions = { includeHeaderFilters: true };
// preview-end

export default function AutosizeHeaderFilters() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPro
        aria-label="Recordings with header filters"
        rows={recordings}
        columns={columns}
        headerFilters
        // preview-start
        autosizeOnMount
        autosizeOptions={autosizeOptions}
        // preview-end
        hideFooter
      />
    </div>
  );
}
