import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { trees } from './trees.data';
import type { Tree } from './trees.data';

const columns: GridColDef<Tree>[] = [
  { field: 'species', headerName: 'Tree', flex: 1, minWidth: 120 },
  {
    field: 'girth',
    headerName: 'Girth',
    description: 'In centimeters, 1.3 meters above the ground',
    type: 'number',
  },
  { field: 'height', type: 'number' }, // without a name, the header shows the field
];

export default function HeaderNames() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid aria-label="Trees" rows={trees} columns={columns} hideFooter />
    </div>
  );
}
