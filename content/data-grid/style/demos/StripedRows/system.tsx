import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { books, type Book } from '../../../shared/books.data';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', minWidth: 180, flex: 1 },
  { field: 'author', headerName: 'Author', width: 140 },
  { field: 'copies', headerName: 'Copies', type: 'number', width: 90 },
];

export default function StripedRows() {
  return (
    <Box sx={{ width: '100%', height: 400 }}>
      <DataGrid
        aria-label="Books"
        rows={books}
        columns={columns}
        getRowId={(row) => row.shelfmark}
        getRowClassName={({ indexRelativeToCurrentPage: index }) => (index % 2 ? 'odd' : 'even')}
        hideFooter
        sx={(theme) => ({
          '& .even:not(.Mui-selected, :hover)': {
            bgcolor: theme.alpha((theme.vars ?? theme).palette.text.primary, 0.05),
          },
        })}
      />
    </Box>
  );
}
