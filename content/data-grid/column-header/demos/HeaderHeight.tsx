import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { trees } from './trees.data';
import type { Tree } from './trees.data';

const columns: GridColDef<Tree>[] = [
  { field: 'species', headerName: 'Tree', flex: 1, minWidth: 120 },
  { field: 'height', headerName: 'Height (m)', type: 'number', width: 120 },
];

export default function HeaderHeight() {
  return (
    <div style={{ height: 246, width: '100%' }}>
      <DataGrid
        aria-label="Height of trees"
        rows={trees}
        columns={columns}
        columnHeaderHeight={36}
        hideFooter
      />
    </div>
  );
}
