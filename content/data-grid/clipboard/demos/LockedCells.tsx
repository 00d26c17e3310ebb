import { DataGridPremium, gridClasses } from '@mui/x-data-grid-premium';
import type { GridCellParams } from '@mui/x-data-grid-premium';
import { columns } from './columns';
import { loans } from './loans.data';
import type { Loan } from './loans.data';

// preview-start
const isCellEditable = ({ row, field }: GridCellParams<Loan>) =>
  field !== 'work' && !(field === 'crate' && row.fragile);
// preview-end

export default function LockedCells() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGridPremium
        isCellEditable={isCellEditable}
        getCellClassName={(params) => (isCellEditable(params) ? '' : 'locked')}
        cellSelection
        rowSelection={false}
        ignoreValueFormatterDuringExport
        aria-label="Loans with locked cells"
        rows={loans}
        columns={columns}
        hideFooter
        sx={{ [`& .${gridClasses.cell}.locked`]: { color: 'text.secondary', fontStyle: 'italic' } }}
      />
    </div>
  );
}
