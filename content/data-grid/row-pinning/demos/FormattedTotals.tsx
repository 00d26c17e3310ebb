import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef, GridPinnedRowsProp } from '@mui/x-data-grid-pro';
import { stages, total } from './stages.data';
import type { Stage } from './stages.data';

const days = (hours: number) => `${Math.round(hours / 6)} days`;

const columns: GridColDef<Stage>[] = [
  { field: 'name', headerName: 'Stage', flex: 1, minWidth: 150 },
  {
    field: 'km',
    headerName: 'Distance',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => `${value} km`,
  },
  // preview-start
  {
    field: 'hours',
    headerName: 'Time',
    type: 'number',
    width: 110,
    valueFormatter: (value: number, row) => (row.id === 'total' ? days(value) : `${value} h`),
  },
  // preview-end
];

// preview-start
const pinnedRows: GridPinnedRowsProp<Stage> = { bottom: [total] };
// preview-end

export default function FormattedTotals() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Stages with a total in days"
        rows={stages}
        columns={columns}
        pinnedRows={pinnedRows}
        hideFooter
      />
    </div>
  );
}
