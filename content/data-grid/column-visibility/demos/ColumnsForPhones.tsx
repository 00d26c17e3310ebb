import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { books, type Book } from '../../shared/books.data';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', minWidth: 170, flex: 1 },
  { field: 'onLoan', headerName: 'On loan', type: 'number', width: 90 },
  { field: 'author', headerName: 'Author', width: 140 },
  { field: 'year', headerName: 'Year', width: 80 },
];

const forPhones = { author: false, year: false };
const forAll = {};

export default function ColumnsForPhones() {
  const theme = useTheme();
  // preview-start
  const isPhone = useMediaQuery(theme.breakpoints.down('sm'));
  // preview-end

  return (
    <Box sx={{ width: '100%', height: 340 }}>
      <DataGrid
        aria-label="Books on loan"
        rows={books}
        columns={columns}
        getRowId={(row) => row.shelfmark}
        // preview-start
        columnVisibilityModel={isPhone ? forPhones : forAll}
        // preview-end
        disableColumnSelector
        hideFooter
      />
    </Box>
  );
}
