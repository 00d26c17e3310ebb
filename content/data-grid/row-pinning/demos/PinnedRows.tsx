import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridPinnedRowsProp } from '@mui/x-data-grid-pro';
import { columns } from './stageColumns';
import { stages, total } from './stages.data';
import type { Stage } from './stages.data';

const pinnedRows: GridPinnedRowsProp<Stage> = {
  top: [{ id: 'arrival', name: 'Arrival by train', km: 2, ascent: 10, hours: 0.5 }],
  bottom: [total],
};

export default function PinnedRows() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Stages with totals"
        rows={stages}
        columns={columns}
        pinnedRows={pinnedRows}
        hideFooter
      />
    </div>
  );
}
