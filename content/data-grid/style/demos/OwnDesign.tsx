import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import { styled } from '@mui/material/styles';
import {
  DataGrid,
  gridClasses,
  gridPageCountSelector,
  gridPageSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { books, type Book } from '../../shared/books.data';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', minWidth: 180, flex: 1 },
  { field: 'author', headerName: 'Author', width: 140 },
  { field: 'year', headerName: 'Year', width: 80 },
];

const LedgerGrid = styled(DataGrid)(({ theme }) => {
  const { divider, text, background } = (theme.vars ?? theme).palette;
  return {
    border: 0,
    fontFamily: 'ui-serif, Georgia, serif',
    [`& .${gridClasses.columnHeader}`]: {
      borderBlockStart: `2px solid ${text.primary}`,
      fontVariantCaps: 'small-caps',
    },
    [`& .${gridClasses.cell}`]: { borderColor: divider },
    [`& .${gridClasses.columnSeparator}`]: { display: 'none' },
    '& .MuiCheckbox-root svg': {
      inlineSize: 16,
      blockSize: 16,
      border: `1px solid ${text.secondary}`,
      background: 'transparent',
      '& path': { display: 'none' },
    },
    '& .MuiCheckbox-root.Mui-checked svg': {
      background: text.primary,
      boxShadow: `inset 0 0 0 3px ${background.paper}`,
    },
    '& .MuiCheckbox-indeterminate svg': {
      background: `linear-gradient(${text.primary}, ${text.primary}) center / 8px 2px no-repeat`,
    },
  };
  // `styled()` forgets that the grid is generic.
}) as typeof DataGrid;

function PageLinks() {
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const count = useGridSelector(apiRef, gridPageCountSelector);
  return (
    <Pagination
      size="small"
      shape="rounded"
      count={count}
      page={page + 1}
      onChange={(_event, value) => apiRef.current.setPage(value - 1)}
    />
  );
}

export default function OwnDesign() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <LedgerGrid
        aria-label="Catalog"
        rows={books}
        columns={columns}
        getRowId={(row) => row.shelfmark}
        checkboxSelection
        initialState={{ pagination: { paginationModel: { pageSize: 4 } } }}
        pageSizeOptions={[4]}
        slots={{ pagination: PageLinks }}
      />
    </Box>
  );
}
