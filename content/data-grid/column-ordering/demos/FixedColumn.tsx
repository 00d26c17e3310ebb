import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, instruments } from './instruments.data';

// preview-start
const fixedName = columns.map((column) =>
  column.field === 'name' ? { ...column, disableReorder: true } : column,
);
// preview-end

export default function FixedColumn() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGridPro
        aria-label="Instruments with a fixed column"
        rows={instruments}
        // preview-start
        columns={fixedName}
        // preview-end
        hideFooter
      />
    </div>
  );
}
