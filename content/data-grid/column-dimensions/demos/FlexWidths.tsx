import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { recordings } from '../../shared/recordings.data';
import type { Recording } from '../../shared/recordings.data';

const columns: GridColDef<Recording>[] = [
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 95 },
  { field: 'title', headerName: 'Title', flex: 2, minWidth: 160 },
  { field: 'place', headerName: 'Place', flex: 1, minWidth: 100, maxWidth: 180 },
];

export default function FlexWidths() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid aria-label="Recordings by length" rows={recordings} columns={columns} hideFooter />
    </div>
  );
}
