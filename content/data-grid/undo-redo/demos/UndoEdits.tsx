import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { HistoryToolbar } from './historyToolbar';
import { routes } from './routes.data';
import type { Route } from './routes.data';

// preview-start
const columns: GridColDef<Route>[] = [
  { field: 'name', headerName: 'Route', editable: true, flex: 1, minWidth: 110 },
  { field: 'wall', headerName: 'Wall', editable: true, width: 85 },
  { field: 'grade', headerName: 'Grade', type: 'number', editable: true, width: 75 },
  { field: 'meters', headerName: 'Meters', type: 'number', editable: true, width: 80 },
];
// preview-end

export default function UndoEdits() {
  return (
    <div style={{ height: 425, width: '100%' }}>
      <DataGridPremium
        showToolbar
        aria-label="Routes with undo"
        rows={routes}
        columns={columns}
        cellSelection
        slots={{ toolbar: HistoryToolbar }}
        hideFooter
      />
    </div>
  );
}
