import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { books, type Book } from '../../../shared/books.data';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', minWidth: 180, flex: 1 },
  { field: 'author', headerName: 'Author', width: 140 },
  { field: 'copies', headerName: 'Copies', type: 'number', width: 90 },
];

const stripe = '[&:not(.Mui-selected,:hover)]:bg-gray-500/10';

export default function StripedRows() {
  return (
    <div className="h-100 w-full">
      <DataGrid
        aria-label="Books"
        rows={books}
        columns={columns}
        getRowId={(row) => row.shelfmark}
        getRowClassName={({ indexRelativeToCurrentPage: index }) => (index % 2 ? '' : stripe)}
        hideFooter
      />
    </div>
  );
}
