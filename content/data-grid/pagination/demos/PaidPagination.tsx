import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns } from './columns';
import { lighthouses } from './lighthouses.data';

export default function PaidPagination() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        pagination
        aria-label="Lighthouses"
        rows={lighthouses}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10, 25]}
      />
    </div>
  );
}
