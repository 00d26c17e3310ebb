import { DataGrid } from '@mui/x-data-grid';
import { ferries } from '../../shared/ferries.data';
import { columns } from './columns';

const columnMenu = { slots: { columnMenuColumnsItem: null } };

export default function RemoveMenuItem() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Ferry lines with a short menu"
        rows={ferries}
        columns={columns}
        slotProps={{ columnMenu }}
        hideFooter
      />
    </div>
  );
}
