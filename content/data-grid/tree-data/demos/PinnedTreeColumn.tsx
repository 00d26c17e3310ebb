import { DataGridPro, GRID_TREE_DATA_GROUPING_FIELD } from '@mui/x-data-grid-pro';
import { columns, getTreeDataPath } from './habitatColumns';
import { habitats } from './habitats.data';

// preview-start
const initialState = { pinnedColumns: { right: [GRID_TREE_DATA_GROUPING_FIELD] } };
// preview-end

export default function PinnedTreeColumn() {
  return (
    <div style={{ height: 380, width: '100%', maxWidth: 480 }}>
      {/* preview-start */}
      <DataGridPro
        aria-label="Habitats with the tree on the other side"
        treeData
        getTreeDataPath={getTreeDataPath}
        initialState={initialState}
        rows={habitats}
        columns={columns}
        hideFooter
      />
      {/* preview-end */}
    </div>
  );
}
