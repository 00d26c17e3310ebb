import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { useId } from 'react';

/** Props of a table. */
export interface TableCardProps<Row extends { id: string }> {
  title: string;
  caption: string;
  rows: Row[];
  columns: GridColDef<Row>[];
  sortedBy: GridSortModel;
  pageSize: number;
}

const rowHeight = 48;
const headAndFoot = 56 + 53;

/** A titled table that sorts by every column and turns pages, as high as its first page. */
export default function TableCard<Row extends { id: string }>(props: TableCardProps<Row>) {
  const { title, caption, rows, columns, sortedBy, pageSize } = props;
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId}>
      <Box sx={{ px: { xs: 2, sm: 2.5 }, py: 2 }}>
        <Typography id={titleId} variant="h5" component="h2">
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {caption}
        </Typography>
      </Box>
      <Box sx={{ height: Math.min(pageSize, rows.length) * rowHeight + headAndFoot }}>
        <DataGrid
          aria-labelledby={titleId}
          rows={rows}
          columns={columns}
          rowHeight={rowHeight}
          initialState={{
            sorting: { sortModel: sortedBy },
            pagination: { paginationModel: { pageSize } },
          }}
          pageSizeOptions={[pageSize]}
          disableRowSelectionOnClick
          disableColumnFilter
          sx={{
            borderWidth: 0,
            borderBlockStartWidth: 1,
            borderRadius: 0,
            // The outer columns line up with the title.
            '& [aria-colindex="1"]': { paddingInlineStart: 2.5 },
            [`& [aria-colindex="${columns.length}"]`]: { paddingInlineEnd: 2.5 },
          }}
        />
      </Box>
    </Card>
  );
}
