import { DataGrid, GridEditLongTextCell } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface Entry {
  id: number;
  day: string;
  note: string;
}

const entries: Entry[] = [
  { id: 1, day: 'Monday', note: 'Greased the windlass.\nThe port cleat is loose.' },
  { id: 2, day: 'Tuesday', note: 'Fog until noon, so no work on deck.' },
  { id: 3, day: 'Wednesday', note: 'New halyard.\nPainted the tiller.\nOrdered two shackles.' },
];

// preview-start
const note: GridColDef<Entry> = {
  field: 'note',
  headerName: 'Note',
  type: 'longText',
  flex: 1,
  minWidth: 180,
  editable: true,
  renderEditCell: (params) => (
    <GridEditLongTextCell {...params} slotProps={{ textarea: { minRows: 3, maxRows: 6 } }} />
  ),
};
// preview-end

const columns: GridColDef<Entry>[] = [{ field: 'day', headerName: 'Day', width: 120 }, note];

export default function MultilineText() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid aria-label="Logbook" rows={entries} columns={columns} hideFooter />
    </div>
  );
}
