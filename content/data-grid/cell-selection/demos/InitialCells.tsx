import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns } from './columns';
import { rainfall } from './rainfall.data';

export default function InitialCells() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGridPremium
        cellSelection
        rowSelection={false}
        aria-label="Rainfall with selected cells"
        rows={rainfall}
        columns={columns}
        initialState={{
          cellSelection: { mine: { wed: true, thu: true }, pass: { wed: true, thu: true } },
        }}
        hideFooter
      />
    </div>
  );
}
