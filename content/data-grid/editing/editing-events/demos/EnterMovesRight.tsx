import { DataGrid, GridCellEditStopReasons, useGridApiRef } from '@mui/x-data-grid';
import { columns } from './columns';
import { signs } from './signs.data';

export default function EnterMovesRight() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        apiRef={apiRef}
        aria-label="Trail signs, edited from left to right"
        rows={signs}
        columns={columns}
        onCellEditStop={({ id, field, reason }, event) => {
          if (reason === GridCellEditStopReasons.enterKeyDown) {
            event.defaultMuiPrevented = true;
            apiRef.current?.stopCellEditMode({ id, field, cellToFocusAfter: 'right' });
          }
        }}
        hideFooter
      />
    </div>
  );
}
