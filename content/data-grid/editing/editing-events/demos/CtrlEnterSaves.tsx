import { DataGrid, GridRowEditStopReasons } from '@mui/x-data-grid';
import type { MuiEvent } from '@mui/x-data-grid';
import { columns } from './columns';
import { signs } from './signs.data';

const hasCtrl = (event: MuiEvent<object>) =>
  ('ctrlKey' in event && event.ctrlKey) || ('metaKey' in event && event.metaKey);

export default function CtrlEnterSaves() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        editMode="row"
        aria-label="Trail signs, saved with Ctrl and Enter"
        rows={signs}
        columns={columns}
        onRowEditStop={({ reason }, event) => {
          if (reason === GridRowEditStopReasons.enterKeyDown && !hasCtrl(event)) {
            event.defaultMuiPrevented = true;
          }
        }}
        hideFooter
      />
    </div>
  );
}
