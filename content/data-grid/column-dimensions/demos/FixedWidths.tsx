import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { recordings } from '../../shared/recordings.data';
import type { Recording } from '../../shared/recordings.data';

const columns: GridColDef<Recording>[] = [
  { field: 'title', headerName: 'Title', width: 220 },
  { field: 'minutes', headerName: 'Minutes', type: 'number' }, // 100, the default
  { field: 'microphone', headerName: 'Microphone', width: 160 },
];

export default function FixedWidths() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid aria-label="Recordings" rows={recordings} columns={columns} hideFooter />
    </div>
  );
}
