import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridGroupingColDefOverride } from '@mui/x-data-grid-pro';
import { columns, getTreeDataPath } from './habitatColumns';
import { habitats } from './habitats.data';

// preview-start
const groupingColDef: GridGroupingColDefOverride = {
  headerName: 'Place or animal',
  width: 200,
  sortable: true,
  filterable: true,
  disableColumnMenu: false,
};
// preview-end

export default function SortableTreeColumn() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      {/* preview-start */}
      <DataGridPro
        aria-label="Habitats sorted and filtered by name"
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        rows={habitats}
        columns={columns}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
      {/* preview-end */}
    </div>
  );
}
