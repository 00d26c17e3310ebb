import { DataGrid } from '@mui/x-data-grid';
import { columns } from './columns';
import { lighthouses } from './lighthouses.data';

export default function FirstAndLastPage() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Lighthouses"
        rows={lighthouses}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5]}
        slotProps={{
          basePagination: { material: { showFirstButton: true, showLastButton: true } },
        }}
      />
    </div>
  );
}
