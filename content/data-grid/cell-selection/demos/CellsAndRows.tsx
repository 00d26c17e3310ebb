import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns } from './columns';
import { rainfall } from './rainfall.data';

export default function CellsAndRows() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        cellSelection
        checkboxSelection
        disableRowSelectionOnClick
        aria-label="Rainfall, with cells and rows to select"
        rows={rainfall}
        columns={columns}
      />
    </div>
  );
}
