import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, instruments } from './instruments.data';

export default function InitialOrder() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGridPro
        aria-label="Instruments by room"
        rows={instruments}
        columns={columns}
        initialState={{ columns: { orderedFields: ['room', 'name'] } }}
        hideFooter
      />
    </div>
  );
}
