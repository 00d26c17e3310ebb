import { DataGrid } from '@mui/x-data-grid';
import type { GridCellParams } from '@mui/x-data-grid';
import { columns } from './columns';
import { loans } from './loans.data';
import type { Loan } from './loans.data';

const isOpenOrReturned = ({ row, field }: GridCellParams<Loan>) =>
  !row.returned || field === 'returned';

export default function EditSomeCells() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Loans; those that were returned cannot be changed"
        rows={loans}
        columns={columns}
        isCellEditable={isOpenOrReturned}
        getCellClassName={(params) => (isOpenOrReturned(params) ? '' : 'locked')}
        hideFooter
        sx={{ '& .locked': { color: 'text.secondary', bgcolor: 'action.hover' } }}
      />
    </div>
  );
}
