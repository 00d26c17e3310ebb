import { DataGrid } from '@mui/x-data-grid';
import { ferries } from '../../shared/ferries.data';
import { columns } from './columns';

// preview-start
const columnMenu = {
  slotProps: {
    columnMenuFilterItem: { displayOrder: 0 },
    columnMenuSortItem: { displayOrder: 40 },
  },
};
// preview-end

export default function ReorderMenuItems() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Ferry lines with the filter first"
        rows={ferries}
        columns={columns}
        // preview-start
        slotProps={{ columnMenu }}
        // preview-end
        hideFooter
      />
    </div>
  );
}
