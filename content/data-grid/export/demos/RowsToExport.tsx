import Button from '@mui/material/Button';
import {
  DataGrid,
  ExportCsv,
  gridFilteredSortedRowIdsSelector,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  gridSortedRowIdsSelector,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import type { GridCsvGetRowsToExportParams } from '@mui/x-data-grid';
import { seeds } from '../../shared/seeds.data';
import { columns } from './columns';

const page = ({ apiRef }: GridCsvGetRowsToExportParams) =>
  gridPaginatedVisibleSortedGridRowIdsSelector(apiRef);
const filtered = ({ apiRef }: GridCsvGetRowsToExportParams) =>
  gridFilteredSortedRowIdsSelector(apiRef);
const all = ({ apiRef }: GridCsvGetRowsToExportParams) => gridSortedRowIdsSelector(apiRef);

function ExportToolbar() {
  return (
    <Toolbar style={{ flexWrap: 'wrap' }}>
      <ExportCsv
        render={<ToolbarButton render={<Button />} />}
        options={{ getRowsToExport: page, fileName: 'page' }}
      >
        This page
      </ExportCsv>
      <ExportCsv
        render={<ToolbarButton render={<Button />} />}
        options={{ getRowsToExport: filtered, fileName: 'filtered' }}
      >
        Filtered rows
      </ExportCsv>
      <ExportCsv
        render={<ToolbarButton render={<Button />} />}
        options={{ getRowsToExport: all, fileName: 'all' }}
      >
        All rows
      </ExportCsv>
    </Toolbar>
  );
}

export default function RowsToExport() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        showToolbar
        aria-label="Seeds"
        rows={seeds}
        columns={columns}
        slots={{ toolbar: ExportToolbar }}
        initialState={{
          pagination: { paginationModel: { pageSize: 3 } },
          filter: { filterModel: { items: [{ field: 'packets', operator: '>', value: 5 }] } },
        }}
        pageSizeOptions={[3]}
      />
    </div>
  );
}
