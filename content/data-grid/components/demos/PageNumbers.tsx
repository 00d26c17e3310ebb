import Pagination from '@mui/material/Pagination';
import type { TablePaginationProps } from '@mui/material/TablePagination';
import { DataGrid, GridPagination } from '@mui/x-data-grid';
import {
  gridPageCountSelector,
  gridPageSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { columns } from './columns';
import { hives } from './hives.data';

// preview-start
function NumberButtons({ className }: Pick<TablePaginationProps, 'className'>) {
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const count = useGridSelector(apiRef, gridPageCountSelector);

  return (
    <Pagination
      className={className}
      aria-label="Pages of hives"
      size="small"
      siblingCount={0}
      count={count}
      page={page + 1}
      onChange={(_event, value) => apiRef.current.setPage(value - 1)}
    />
  );
}
// preview-end

export default function PageNumbers() {
  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGrid
        aria-label="Hives in pages"
        rows={hives}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 3 } } }}
        pageSizeOptions={[3, 5]}
        // preview-start
        slots={{ pagination: GridPagination }}
        slotProps={{ basePagination: { material: { ActionsComponent: NumberButtons } } }}
        // preview-end
      />
    </div>
  );
}
