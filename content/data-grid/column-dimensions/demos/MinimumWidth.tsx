import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { recordings } from '../../shared/recordings.data';
import type { Recording } from '../../shared/recordings.data';

const columns: GridColDef<Recording>[] = [
  { field: 'title', headerName: 'Title', minWidth: 180, maxWidth: 400 },
  { field: 'place', headerName: 'Place', minWidth: 110 },
];

export default function MinimumWidth() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid aria-label="Recordings by place" rows={recordings} columns={columns} hideFooter />
    </div>
  );
}
