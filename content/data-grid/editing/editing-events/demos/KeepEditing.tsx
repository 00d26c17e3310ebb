import { DataGrid, GridCellEditStopReasons } from '@mui/x-data-grid';
import { columns } from './columns';
import { signs } from './signs.data';

export default function KeepEditing() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Trail signs that stay open for editing"
        rows={signs}
        columns={columns}
        onCellEditStop={({ reason }, event) => {
          if (reason === GridCellEditStopReasons.cellFocusOut) {
            event.defaultMuiPrevented = true;
          }
        }}
        hideFooter
      />
    </div>
  );
}
