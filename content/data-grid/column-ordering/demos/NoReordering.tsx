import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, instruments } from './instruments.data';

export default function NoReordering() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGridPro
        aria-label="Instruments in a fixed order"
        rows={instruments}
        columns={columns}
        disableColumnReorder
        hideFooter
      />
    </div>
  );
}
