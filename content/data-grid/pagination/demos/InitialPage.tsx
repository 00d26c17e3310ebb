import { DataGrid } from '@mui/x-data-grid';
import { columns } from './columns';
import { lighthouses } from './lighthouses.data';

export default function InitialPage() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Lighthouses, second page"
        rows={lighthouses}
        columns={columns}
        initialState={{ pagination: { paginationModel: { page: 1, pageSize: 5 } } }}
        pageSizeOptions={[5, 10]}
      />
    </div>
  );
}
