import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { recordings } from '../../shared/recordings.data';
import type { Recording } from '../../shared/recordings.data';

const columns: GridColDef<Recording>[] = [
  { field: 'title', headerName: 'Title', width: 170 },
  { field: 'kind', headerName: 'Kind', width: 110 },
];

export default function VisibleSeparators() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Recordings by kind"
        rows={recordings}
        columns={columns}
        sx={{
          [`& .${gridClasses['columnSeparator--resizable']}`]: { color: 'primary.main' },
          [`& .${gridClasses.iconSeparator}`]: { transform: 'scaleX(1.6)' },
        }}
        hideFooter
      />
    </div>
  );
}
