import { DataGrid } from '@mui/x-data-grid';
import { ferries } from '../../shared/ferries.data';
import { columns } from './columns';

export default function NoColumnMenu() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Ferry lines without menus"
        rows={ferries}
        columns={columns}
        disableColumnMenu
        hideFooter
      />
    </div>
  );
}
