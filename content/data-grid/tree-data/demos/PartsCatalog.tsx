import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { catalog } from './parts.data';
import type { Part } from './parts.data';

const columns: GridColDef<Part>[] = [
  { field: 'grams', headerName: 'Weight, g', type: 'number', width: 100 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 100 },
  { field: 'supplier', headerName: 'Supplier', width: 120 },
];

const getTreeDataPath = (row: Part) => row.path;
const groupingColDef = { headerName: 'Part', width: 240 };

export default function PartsCatalog() {
  return (
    <div style={{ height: 520, width: '100%' }}>
      <DataGridPro
        aria-label="Parts of machines"
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        rows={catalog}
        columns={columns}
        isGroupExpandedByDefault={({ groupingKey }) => groupingKey === 'Loom'}
        showToolbar
      />
    </div>
  );
}
