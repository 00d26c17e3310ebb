import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { loans } from './loans.data';
import type { Loan } from './loans.data';

// preview-start
const columns: GridColDef<Loan>[] = [
  { field: 'tool', headerName: 'Tool', flex: 1, minWidth: 130, editable: true },
  { field: 'borrower', headerName: 'Borrower', width: 110, editable: true },
  { field: 'due', headerName: 'Due', type: 'date', width: 140, editable: true },
  { field: 'deposit', headerName: 'Deposit', type: 'number', width: 90, editable: true },
  { field: 'returned', headerName: 'Returned', type: 'boolean', width: 100, editable: true },
];
// preview-end

export default function EditCells() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid aria-label="Loans" rows={loans} columns={columns} hideFooter />
    </div>
  );
}
