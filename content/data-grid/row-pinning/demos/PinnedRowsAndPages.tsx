import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridPinnedRowsProp } from '@mui/x-data-grid-pro';
import { columns } from './stageColumns';
import { stages, total } from './stages.data';
import type { Stage } from './stages.data';

const pinnedRows: GridPinnedRowsProp<Stage> = { bottom: [total] };
const initialState = { pagination: { paginationModel: { page: 0, pageSize: 4 } } };

export default function PinnedRowsAndPages() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGridPro
        aria-label="Pages of stages with a total"
        rows={stages}
        columns={columns}
        pinnedRows={pinnedRows}
        pagination
        initialState={initialState}
        pageSizeOptions={[4, 8]}
      />
    </div>
  );
}
