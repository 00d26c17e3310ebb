import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns } from './columns';
import { rainfall } from './rainfall.data';

export default function SelectCells() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGridPremium
        cellSelection
        rowSelection={false}
        aria-label="Rainfall in millimeters"
        rows={rainfall}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
