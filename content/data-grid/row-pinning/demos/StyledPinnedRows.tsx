import { DataGridPro, gridClasses } from '@mui/x-data-grid-pro';
import type { GridPinnedRowsProp } from '@mui/x-data-grid-pro';
import { columns } from './stageColumns';
import { stages, total } from './stages.data';
import type { Stage } from './stages.data';

const pinnedRows: GridPinnedRowsProp<Stage> = { bottom: [total] };

export default function StyledPinnedRows() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Stages with a styled total"
        rows={stages}
        columns={columns}
        pinnedRows={pinnedRows}
        sx={{
          [`& .${gridClasses['pinnedRows--bottom']} .${gridClasses.row}`]: {
            fontWeight: 'fontWeightBold',
            bgcolor: 'background.paper',
            '& > *': { borderTop: 2, borderColor: 'primary.main' },
          },
        }}
        hideFooter
      />
    </div>
  );
}
