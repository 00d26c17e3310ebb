import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { books, type Book } from '../../shared/books.data';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', minWidth: 180, flex: 1 },
  { field: 'author', headerName: 'Author', width: 140 },
];

export default function FlexParent() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', width: '100%' }}>
      <DataGrid
        aria-label="New books"
        rows={books.slice(0, 4)}
        columns={columns}
        getRowId={(row) => row.shelfmark}
        hideFooter
      />
    </Box>
  );
}
