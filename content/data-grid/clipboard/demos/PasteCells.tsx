import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns } from './columns';
import { loans } from './loans.data';

export default function PasteCells() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGridPremium
        cellSelection
        rowSelection={false}
        ignoreValueFormatterDuringExport
        aria-label="Loans with editable cells"
        rows={loans}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
