import { DataGrid } from '@mui/x-data-grid';
import { columns } from './columns';
import { lighthouses } from './lighthouses.data';

export default function TurnPages() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Lighthouses"
        rows={lighthouses}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10, 25]}
      />
    </div>
  );
}
