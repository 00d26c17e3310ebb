import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { habitats } from './habitats.data';
import type { Habitat } from './habitats.data';

// preview-start
const getTreeDataPath = (row: Habitat) => row.path;
// preview-end

const columns: GridColDef<Habitat>[] = [
  { field: 'food', headerName: 'Food, kg', type: 'number', width: 100 },
  { field: 'keeper', headerName: 'Keeper', width: 90 },
];

export default function TreeRows() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      {/* preview-start */}
      <DataGridPro
        aria-label="Habitats of a zoo"
        treeData
        getTreeDataPath={getTreeDataPath}
        rows={habitats}
        columns={columns}
        hideFooter
      />
      {/* preview-end */}
    </div>
  );
}
