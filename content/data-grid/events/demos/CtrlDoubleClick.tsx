import { DataGrid } from '@mui/x-data-grid';
import type { GridEventListener } from '@mui/x-data-grid';
import { tramColumns, trams } from './trams.data';

const columns = tramColumns.map((column) => ({ ...column, editable: true }));

// preview-start
const onCellDoubleClick: GridEventListener<'cellDoubleClick'> = (_params, event) => {
  if (!event.ctrlKey && !event.metaKey) {
    event.defaultMuiPrevented = true;
  }
};
// preview-end

export default function CtrlDoubleClick() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Departures"
        rows={trams}
        columns={columns}
        onCellDoubleClick={onCellDoubleClick}
        hideFooter
      />
    </div>
  );
}
