import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { books, type Book } from '../../shared/books.data';

// preview-start
const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', minWidth: 180, flex: 1, hideable: false },
  { field: 'author', headerName: 'Author', width: 140 },
  { field: 'pages', headerName: 'Pages', type: 'number', width: 90 },
];
// preview-end

export default function PersistentColumn() {
  return (
    <Box sx={{ width: '100%', height: 340 }}>
      <DataGrid
        aria-label="Books"
        rows={books}
        columns={columns}
        getRowId={(row) => row.shelfmark}
        hideFooter
      />
    </Box>
  );
}
