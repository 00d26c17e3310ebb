import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { books, type Book } from '../../shared/books.data';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', minWidth: 180, flex: 1, editable: true },
  { field: 'author', headerName: 'Author', width: 140, editable: true },
  {
    field: 'genre',
    headerName: 'Genre',
    type: 'singleSelect',
    valueOptions: ['Fiction', 'Nature', 'Craft', 'History'],
    editable: true,
  },
  {
    field: 'year',
    headerName: 'Year',
    type: 'number',
    width: 80,
    valueFormatter: (value: number) => String(value),
  },
  {
    field: 'available',
    headerName: 'On the shelf',
    type: 'number',
    width: 120,
    valueGetter: (_value, row) => row.copies - row.onLoan,
    valueFormatter: (value: number, row) => `${value} of ${row.copies}`,
  },
];

export default function CommunityShowcase() {
  return (
    <Box sx={{ width: '100%', height: 424 }}>
      <DataGrid
        label="Town library"
        rows={books}
        columns={columns}
        getRowId={(row) => row.shelfmark}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10]}
        checkboxSelection
        disableRowSelectionOnClick
        showToolbar
      />
    </Box>
  );
}
