import { DataGrid } from '@mui/x-data-grid';
import { columns } from './columns';
import { loans } from './loans.data';

export default function EditCells() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid aria-label="Loans" rows={loans} columns={columns} hideFooter />
    </div>
  );
}
