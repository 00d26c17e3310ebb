import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { trees } from './trees.data';
import type { Tree } from './trees.data';

const columns: GridColDef<Tree>[] = [
  { field: 'species', headerName: 'Tree', flex: 1, minWidth: 120 },
  { field: 'height', headerName: 'Height', type: 'number', headerClassName: 'measured' },
  { field: 'girth', headerName: 'Girth', type: 'number', headerClassName: 'measured' },
];

export default function StyledHeaders() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Measured trees"
        rows={trees}
        columns={columns}
        sx={{
          [`& .${gridClasses.columnHeaderTitle}`]: { fontWeight: 700 },
          '& .measured': { bgcolor: 'action.selected' },
        }}
        hideFooter
      />
    </div>
  );
}
