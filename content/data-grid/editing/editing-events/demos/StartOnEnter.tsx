import { DataGrid, GridCellEditStartReasons } from '@mui/x-data-grid';
import { columns } from './columns';
import { signs } from './signs.data';

const { enterKeyDown, cellDoubleClick } = GridCellEditStartReasons;

export default function StartOnEnter() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Trail signs that keep their values when users type"
        rows={signs}
        columns={columns}
        onCellEditStart={({ reason }, event) => {
          if (reason !== enterKeyDown && reason !== cellDoubleClick) {
            event.defaultMuiPrevented = true;
          }
        }}
        hideFooter
      />
    </div>
  );
}
