import Button from '@mui/material/Button';
import { DataGrid, Toolbar, useGridApiContext } from '@mui/x-data-grid';
import { varieties, varietyColumns } from './orchards.data';

// preview-start
function JumpToolbar() {
  const apiRef = useGridApiContext();

  const showOldest = () => {
    const rows = [...apiRef.current.getRowModels().values()];
    const oldest = rows.reduce((found, row) => (row.year < found.year ? row : found));
    apiRef.current.selectRow(oldest.id, true, true);
    const rowIndex = apiRef.current.getRowIndexRelativeToVisibleRows(oldest.id);
    apiRef.current.scrollToIndexes({ rowIndex });
  };

  return (
    <Toolbar>
      <Button onClick={showOldest}>Show the oldest</Button>
    </Toolbar>
  );
}
// preview-end

const slots = { toolbar: JumpToolbar };

export default function ToolbarWithApi() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Apple varieties, sorted by storage"
        rows={varieties}
        columns={varietyColumns}
        initialState={{ sorting: { sortModel: [{ field: 'weeks', sort: 'asc' }] } }}
        slots={slots}
        showToolbar
        hideFooter
      />
    </div>
  );
}
