import { DataGridPro } from '@mui/x-data-grid-pro';
import { stations } from '../../shared/stations.data';
import { columns } from './columns';

// preview-start
const someColumns = columns.map((column) =>
  column.field === 'name' || column.field === 'terrain' ? { ...column, pinnable: false } : column,
);
// preview-end

export default function UnpinnableColumn() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        aria-label="Stations with a locked column"
        rows={stations}
        // preview-start
        columns={someColumns}
        initialState={{ pinnedColumns: { left: ['name'] } }}
        // preview-end
        hideFooter
      />
    </div>
  );
}
