import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { books, type Book } from '../../shared/books.data';

const columns: GridColDef<Book>[] = [
  { field: 'shelfmark', headerName: 'Shelfmark', width: 110 },
  { field: 'title', headerName: 'Title', minWidth: 180, flex: 1 },
  { field: 'author', headerName: 'Author', width: 140 },
];

function getRowId(row: Book) {
  return row.shelfmark;
}

export default function OwnRowId() {
  return (
    <Box sx={{ width: '100%', height: 340 }}>
      <DataGrid aria-label="Books" rows={books} columns={columns} getRowId={getRowId} hideFooter />
    </Box>
  );
}
